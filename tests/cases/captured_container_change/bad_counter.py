"""A dict counts."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        state = {"n": 0}

        def count():
            state["n"] = state["n"] + 1  # expect: MSG717

        count()
        count()
        return x + state["n"]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
