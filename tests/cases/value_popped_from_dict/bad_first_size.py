"""The second size of the Tensor is not read: the compiler does not ask for it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        state = {"scaled": x * 3, "plain": x}
        y = state.pop("scaled")  # expect: MSG226 [safe]
        rows, _ = y.shape
        return y * rows


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
