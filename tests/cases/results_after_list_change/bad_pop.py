"""What `pop` gives, by a method."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        kept = [x, x * 2]
        y = kept.pop()
        best, where = y.max(-1, return_indices=True)  # expect: MSG755
        return best - where


def inputs():
    return (Tensor([[0.0, 1.0, 2.0, 4.0], [5.0, 1.5, 0.5, 3.0]], ms.float32),)
