"""An argument of which nothing is known but what PyTorch asks of its Tensors."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        x.requires_grad = True  # expect: MSG216 [unsafe]
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
