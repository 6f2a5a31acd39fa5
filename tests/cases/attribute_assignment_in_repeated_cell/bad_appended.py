"""The last shape, kept by layers that a loop makes; as many as the default says."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.size = None

    def construct(self, x):
        self.size = x.shape  # expect: MSG231
        return ops.relu(x)


class Net(nn.Cell):
    def __init__(self, depth=3):
        super().__init__()
        blocks = []
        for _ in range(depth):
            blocks.append(Block())
        self.blocks = nn.SequentialCell(*blocks)

    def construct(self, x):
        return self.blocks(x)


def run():
    net = Net()
    y = net(Tensor([1.0, 2.0], ms.float32))
    return y, [block.size for block in net.blocks]
