"""With a default."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        state = {"scaled": x * 3}
        y = state.get("scaled", None)  # expect: MSG226 [safe]
        return y * 2


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
