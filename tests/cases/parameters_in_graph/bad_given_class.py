"""`__init__` makes the network of a class that it is given, as MoCo makes its encoders."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Encoder(nn.Cell):
    def __init__(self, size):
        super().__init__()
        self.dense = nn.Dense(size, size, weight_init="ones")

    def construct(self, x):
        return self.dense(x)


class Momentum(nn.Cell):
    def __init__(self, encoder, size=2):
        super().__init__()
        self.query = encoder(size=size)
        self.key = encoder(size=size)

    def update(self):
        for query, key in zip(self.query.get_parameters(), self.key.get_parameters()):  # expect: MSG605, MSG605
            ops.assign(key, key * 0.9 + query * 0.1)

    def construct(self, x):
        self.update()
        return self.query(x) + self.key(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.momentum = Momentum(Encoder)

    def construct(self, x: Tensor):
        return self.momentum(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
