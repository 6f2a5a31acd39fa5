"""An item that is put into a dict with others, by hand."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x, x * 2]
        found = {"given": x}
        rows = list(parts)  # expect: MSG225 [safe]
        found["rows"] = rows  # expect: MSG748 [safe]
        return found["given"] * 2


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
