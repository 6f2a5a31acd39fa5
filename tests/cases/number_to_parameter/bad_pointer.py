"""The place in a queue, computed from the Parameter as a Python number."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.slot = Parameter(Tensor(0, ms.int32), name="slot", requires_grad=False)

    def construct(self, x):
        slot = int(self.slot)
        self.slot = (slot + x.shape[0]) % 8  # expect: MSG823
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
