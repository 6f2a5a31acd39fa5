"""NumPy's arrays, names of a lambda, and what is asked first."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


def array(value):
    value = np.ones((2,)) if isinstance(value, tuple) else value.asnumpy()
    return value.tolist(), value.nonzero()


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        x = ops.ones((2,))
        self.sizes = [(lambda x: x.itemset)(each) for each in ()]
        self.device = x.device_index if hasattr(x, "device_index") else None
        x = x.asnumpy()
        self.order = x.argpartition(1).tolist()
        self.other = array((2,))[0]

    def construct(self, x: Tensor):
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
