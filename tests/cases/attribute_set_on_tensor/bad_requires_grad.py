"""What PyTorch asks a Tensor to follow gradients by."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 2
        y.requires_grad = True  # expect: MSG216 [unsafe]
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
