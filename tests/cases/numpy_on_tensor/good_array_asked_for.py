"""What is for arrays alone is not compiled for Tensors, whatever was asked for before."""
import numpy as np
from mindspore import Tensor, nn, ops

ORDER = ("tensor", "array")


def is_known(boxes):
    return ORDER.index("tensor") == 0 and isinstance(boxes, Tensor)


def corners(boxes):
    if is_known(boxes):
        return ops.stack(ops.unbind(boxes, -1), axis=-1)
    elif isinstance(boxes, np.ndarray):
        return np.stack([boxes[0], boxes[1]], axis=-1)
    return boxes


class Net(nn.Cell):
    def construct(self, x):
        return corners(ops.relu(x))


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3).astype(np.float32)),)
