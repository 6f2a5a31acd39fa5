"""What a condition asks is asked whatever it says."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.target = "GPU" if ms.cuda.is_available() else "CPU"  # expect: MSG801

    def construct(self, x: Tensor):
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
