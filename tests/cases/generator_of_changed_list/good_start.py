"""Items that stay the same, a list made first, one layer, another name, and a loop."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.n = 3
        self.m = nn.CellList([nn.Dense(2, 2, "ones"), nn.Dense(2, 2, "ones")])

    def construct(self, x: Tensor):
        y = [x, x * 2]
        y.extend(m(y[0]) for m in self.m)
        y.extend(m(sum(y[:2])) for m in self.m)
        y.extend([m(y[-1]) for m in self.m])
        y.extend(self.m[0](y[-1]) for _ in range(1))
        y.extend(m(x) for m in self.m[: len(y)])
        y.extend(y * 2 for y in (x, x + 1))
        for layer in self.m:
            y.append(layer(y[-1]))
        return ops.cat(y, 1)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
