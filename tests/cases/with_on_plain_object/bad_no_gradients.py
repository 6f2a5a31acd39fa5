"""What a block without gradients computes, goes on without them (2.0 does not have it)."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        n = 1
        with ms._no_grad():  # nothing to learn  # expect: MSG105 [unsafe]
            # the scale
            if x.shape[0] > 1:
                scale = ops.abs(x).max()
            else:
                scale = x
            unused = scale + 1
            n, y = 2, x * 2
        return y / scale * n


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
