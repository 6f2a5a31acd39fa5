"""Labels that may be None: what `to` gets is the interpreter's, whatever they are."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.classifier = nn.Dense(4, 3)

    def construct(self, x: Tensor, labels=None):
        logits = self.classifier(x)
        loss = None
        if labels is not None:
            labels = labels.to(logits.device)  # expect: MSG664 [unsafe]
            function = nn.CrossEntropyLoss()
            loss = function(logits.view(-1, 3), labels.view(-1))  # expect: MSG672 [unsafe]
        return logits, loss


def inputs():
    return Tensor(np.ones((2, 4)), ms.float32), Tensor([0, 1], ms.int32)
