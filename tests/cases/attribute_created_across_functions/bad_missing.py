"""Constants that a helper makes where they are not there yet, as in EsmFold."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def _init_constants(self, dtype):
        if not hasattr(self, "frames"):  # made once
            self.frames = Tensor([1.0, 2.0], dtype=dtype)  # expect: MSG222 [unsafe]
        if not hasattr(self, "index"):
            # rows
            self.index = Tensor(  # expect: MSG222 [unsafe]
                [0, 1],
            )

    def first(self, x):
        self._init_constants(x.dtype)
        return x * self.index + self.frames

    def second(self, x):
        self._init_constants(x.dtype)
        return ops.add(x, self.index)

    def construct(self, x: Tensor):
        return self.first(x) + self.second(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
