"""Two axes to swap in PyTorch: here the new order of all, which a matrix keeps."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x.reshape(2, 3)
        return y.transpose(0, 1)  # expect: MSG829 [unsafe]


def inputs():
    return (Tensor([[1.0, 5.0, 2.0], [7.0, 8.0, 9.0]], ms.float32),)


def expected():
    return Tensor([[1.0, 7.0], [5.0, 8.0], [2.0, 9.0]], ms.float32)


FIX_CHANGES_RESULT = "the axes change places"
