"""The number of rounds is asked, which the list goes with."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        losses = []
        count = 0
        for row in range(3):
            if x[row].sum() == 0:
                continue
            losses.append(x[row].mean())
            count += 1
        if count == 0:
            return x.sum()
        return ops.stack(losses).sum() / count


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
