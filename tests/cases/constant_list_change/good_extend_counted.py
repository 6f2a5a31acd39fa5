"""Only its length and shapes are asked, or it is a list of Tensors already."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = []
        parts.extend([x, x * 2])
        other = [x]
        other.extend([x * 3])
        sizes = []
        sizes.extend(x.shape)
        return other[1] * len(parts) + sizes[0] + parts[0].shape[0]


def inputs():
    return (Tensor(np.random.randn(2), ms.float32),)
