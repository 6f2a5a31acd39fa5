"""An item of a list: what is done to it is done for the list, too. It is read, and stays there."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        state = {"a": x, "b": x + 1}
        for each in [state]:
            each["a"]  # expect: MSG227 [unsafe]
            x = x + each["b"]
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
