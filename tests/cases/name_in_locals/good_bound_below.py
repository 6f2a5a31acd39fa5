"""Names that are bound below, elsewhere, or nowhere."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if "y" in locals():
            x = x * 2
        y = x + 1

        def inner(t):
            if "y" in locals() or "other" in locals():
                t = t * 2
            return t

        return inner(y)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
