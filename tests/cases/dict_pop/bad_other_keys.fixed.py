"""An item that the function takes once: it asks for other keys afterwards."""
import mindspore as ms
from mindspore import Tensor, nn


def joined(state):
    pending = state.get("pending", None)  # expect: MSG227 [unsafe]
    if pending is not None:
        state["whole"] = pending * 2
    return state["whole"] + state.get("rest", 0)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return joined({"pending": x, "whole": x, "rest": x})


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
