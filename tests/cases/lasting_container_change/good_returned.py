"""The new dict is returned."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, batch):
        batch = {"x": batch["x"] * 2}
        batch["y"] = batch["x"] + 1
        return batch["y"]


def inputs():
    return ({"x": Tensor([1.0, 2.0, 3.0], ms.float32)},)
