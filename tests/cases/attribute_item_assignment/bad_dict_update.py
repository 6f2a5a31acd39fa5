"""An item of a dict computed from the item: the graph has the first value compiled in."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.counts = {"calls": 0}
        self.totals = {"calls": 0}

    def construct(self, x):
        self.counts["calls"] += 1  # expect: MSG204
        self.totals["calls"] = self.totals["calls"] + 2  # expect: MSG204
        return x + self.counts["calls"] + self.totals["calls"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
