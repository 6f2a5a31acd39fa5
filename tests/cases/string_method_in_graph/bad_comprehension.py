"""Keys that are picked by how they begin."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        named = {"loss_a": x, "b": x * 2}
        kept = {key: value for key, value in named.items() if not key.startswith("loss_")}  # expect: MSG629 [unsafe]
        return kept["b"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
