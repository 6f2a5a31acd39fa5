"""A property of PyTorch's Tensors, of what an operator returns."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.relu(x).is_cuda  # expect: MSG804


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
