"""A parameter that is said to be an array is no Tensor, whatever it is asked for."""
import numpy as np
from mindspore import Tensor, nn, ops


def is_array(boxes):
    return {"ndarray": True}.get(type(boxes).__name__, False)


def corners_of_array(boxes: np.ndarray):
    left, right = boxes.T
    return np.stack([left, right], axis=-1)


class Net(nn.Cell):
    def __init__(self, boxes=None):
        super().__init__()
        self.boxes = boxes
        self.is_array = is_array(boxes)

    def construct(self, x):
        if self.is_array:
            return Tensor(corners_of_array(self.boxes.all)) * x
        return ops.relu(x)


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3).astype(np.float32)),)
