"""The same in graph code: what `*` makes of what is not known may have methods of its own."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def mapped(frames, mask):
    masked = frames[0] * ops.sqrt(mask)
    return masked.mapped(mask)


class Net(nn.Cell):
    def __init__(self, framed=None):
        super().__init__()
        self.framed = framed
        self.has_frames = framed is not None

    def construct(self, mask):
        result = ops.sqrt(mask)
        if self.has_frames:
            result = mapped(self.framed.all, mask)
        return result


def inputs():
    return (Tensor([1.0, 0.0], ms.float32),)
