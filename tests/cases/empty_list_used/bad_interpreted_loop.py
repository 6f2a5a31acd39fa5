"""Items appended in loops that the interpreter runs."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Stacked(nn.Cell):
    def construct(self, x):
        steps = [x[i] for i in range(2)]
        outputs = []
        for step in reversed(steps):  # expect: MSG668, MSG633
            outputs.append(step * 2)  # expect: MSG733
        return ops.stack(outputs)


class First(nn.Cell):
    def construct(self, x):
        outputs = []
        for step in reversed([x[0], x[1]]):  # expect: MSG668
            outputs.append(step * 2)  # expect: MSG733
        return outputs[0]


def run():
    return Stacked()(x()), First()(x())


def x():
    return Tensor([1.0, 2.0], ms.float32)
