"""A Cell under a local name, and one that another Cell keeps."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 2.0

    def construct(self, x):
        return x * self.scale


class Body(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        return self.block(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        body = Body()
        body.half()  # expect: MSG805
        self.body = body
        self.scale = body.block.scales  # expect: MSG805

    def construct(self, x: Tensor):
        return self.body(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
