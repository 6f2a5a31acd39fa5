"""The loss of PPO, by PyTorch's name."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, ratio: Tensor, advantage: Tensor):
        first = ratio * advantage
        second = ops.clamp(ratio, 0.8, 1.2) * advantage
        return -ops.min(first, second).mean()  # expect: MSG830 [unsafe]


def inputs():
    return (Tensor([0.5, 1.0, 2.0], ms.float32), Tensor([1.0, -1.0, 1.0], ms.float32))
