"""A convolution and a dense layer both have a `weight`."""
import mindspore as ms
from mindspore import Tensor, nn

FIX_CHANGES_RESULT = "the original draws new weights at each call"


class Net(nn.Cell):
    def construct(self, x):
        conv = nn.Conv2d(3, 3, 1)  # expect: MSG509 [unsafe]
        dense = nn.Dense(2, 2)  # expect: MSG509 [unsafe]
        return dense(conv(x))


def inputs():
    return (Tensor([[[[0.0, 1.0], [2.0, 3.0]], [[4.0, 5.0], [6.0, 7.0]], [[8.0, 9.0], [10.0, 11.0]]]], ms.float32),)
