"""An item, of a dict that holds what the interpreter made."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x, x * 2]
        rows = parts.copy()  # expect: MSG225 [safe]
        found = {"rows": rows, "sum": x.sum()}
        return found["sum"] * found["rows"][1]  # expect: MSG748 [safe], MSG748 [safe]


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
