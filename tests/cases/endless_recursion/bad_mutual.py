"""Two methods that call each other, and a nested function."""
import mindspore as ms
from mindspore import Tensor, nn


class Mutual(nn.Cell):
    def ping(self, x):
        if x.mean() < 1:
            return x
        return self.pong(x / 2)

    def pong(self, x):
        return self.ping(x) + 1  # expect: MSG338

    def construct(self, x):
        return self.ping(x)


class Nested(nn.Cell):
    def reduce(self, x, by=2.0):
        def less(y):
            return self.reduce(y / by, by=by)  # expect: MSG338

        return x if x.sum() < 1 else less(x)

    def construct(self, x):
        return self.reduce(x)


def run():
    x = Tensor([0.0, 1.0, 2.0, 3.0], ms.float32)
    return Mutual()(x), Nested()(x)
