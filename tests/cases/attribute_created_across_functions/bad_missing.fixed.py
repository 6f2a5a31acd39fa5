"""Constants that a helper makes where they are not there yet, as in EsmFold."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def _init_constants(self, dtype):
        # made once
        frames = Tensor([1.0, 2.0], dtype=dtype)  # expect: MSG222 [unsafe]
        # rows
        index = Tensor(  # expect: MSG222 [unsafe]
            [0, 1],
        )
        return frames, index

    def first(self, x):
        frames, index = self._init_constants(x.dtype)
        return x * index + frames

    def second(self, x):
        frames, index = self._init_constants(x.dtype)
        return ops.add(x, index)

    def construct(self, x: Tensor):
        return self.first(x) + self.second(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
