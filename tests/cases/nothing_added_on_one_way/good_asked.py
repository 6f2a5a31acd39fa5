"""Who asks first knows on each way."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        losses = []
        for row in range(3):
            if x[row].sum() == 0:
                continue
            losses.append(x[row].mean())
        if len(losses) == 0:
            return x.sum()
        return ops.stack(losses).sum()


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
