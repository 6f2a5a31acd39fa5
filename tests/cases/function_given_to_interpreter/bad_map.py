"""`map` over a list of the interpreter's."""
from mindspore import Tensor, mint, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        def doubled(value):
            return value * 2

        values = x.asnumpy().tolist()  # expect: MSG601 [unsafe]
        return mint.abs(x) * list(map(doubled, values))[0]  # expect: MSG553


def inputs():
    return (Tensor([1.0, 2.0]),)
