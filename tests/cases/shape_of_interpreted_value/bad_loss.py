"""Labels that the interpreter moves to a device, as PyTorch's code does, and a loss."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.classifier = nn.Dense(4, 3)

    def construct(self, x: Tensor, labels: Tensor):
        logits = self.classifier(x)
        labels = labels.to(logits.device)  # expect: MSG664 [unsafe]
        loss = nn.CrossEntropyLoss()
        return loss(logits.view(-1, 3), labels.view(-1))  # expect: MSG672 [unsafe]


def inputs():
    return Tensor(np.ones((2, 4)), ms.float32), Tensor([0, 1], ms.int32)
