"""In a `for` loop, after a branch."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = Parameter(Tensor([1.0], ms.float32), name="step")

    def construct(self, x: Tensor):
        for _ in range(2):
            if x.shape[0] == 3:
                x = x * 3
            self.step += 1
            def double(t):
                return t * 2  # expect: MSG354 [safe]
            x = double(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
