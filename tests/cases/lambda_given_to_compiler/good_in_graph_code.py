"""In graph code, the lambda is compiled with what stands around it."""
import mindspore as ms
from mindspore import Tensor, nn

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = ms.grad(lambda t: (t * t).sum())(x)
        return x + y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
