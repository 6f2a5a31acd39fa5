"""The graph reads items of dicts in a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        infos = [{"first": x}, {"first": x * 2}]
        for info in infos:
            x = x + info["first"] + info.get("first")
        return x * len(infos[0])


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
