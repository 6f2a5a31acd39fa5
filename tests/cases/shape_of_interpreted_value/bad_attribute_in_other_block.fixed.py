"""What graph code assigns to an attribute stays in the graph up to the next `if` or loop only."""
import mindspore as ms
from mindspore import Tensor, nn


class Kept(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 3, weight_init="ones")
        self.hidden = Tensor([0.0, 0.0, 0.0], ms.float32)


class After(Kept):
    def construct(self, x):
        hidden = x * 2  # expect: MSG217 [unsafe]
        if x.ndim == 2:
            x = x + 1
        return x + self.dense(hidden)  # expect: MSG672 [unsafe]


class Inside(Kept):
    def construct(self, x):
        hidden = x * 2  # expect: MSG201 [unsafe]
        for _ in range(2):
            x = x + self.dense(hidden)  # expect: MSG672 [unsafe]
        return x


class Lazy(Kept):
    def __init__(self):
        super().__init__()
        self.cache = None

    def construct(self, x):
        cache = self.cache
        if cache is None:
            cache = x * 2  # expect: MSG201 [unsafe]
        return self.dense(cache)  # expect: MSG672 [unsafe]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.after, self.inside, self.lazy = After(), Inside(), Lazy()

    def construct(self, x):
        return self.after(x) + self.inside(x) + self.lazy(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
