"""A file that does not import what the fix needs."""
from mindspore import Tensor, nn, Parameter, int32


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = Parameter(Tensor(0, int32), name="steps", requires_grad=False)
        self.average = Parameter(Tensor([0.0, 0.0]), name="average", requires_grad=False)

    def construct(self, x):
        self.steps += 1  # expect: MSG201 [unsafe]
        self.average = (self.average + x) * 0.5  # expect: MSG201 [unsafe]
        return x + self.average * self.steps


def inputs():
    return (Tensor([1.0, 2.0]),)
