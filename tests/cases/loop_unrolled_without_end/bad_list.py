"""A list grows; how long it may get is asked after the Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        steps = []
        while True:  # expect: MSG328
            x = x * 2
            steps.append(x)
            if x.sum().item() > 100 or len(steps) == 9:
                break
        return steps[0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
