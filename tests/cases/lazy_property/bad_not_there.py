"""`__init__` does not set what the getter keeps."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    @property
    def sizes(self):
        if not hasattr(self, "_sizes"):
            self._sizes = (1, -1)  # expect: MSG235 [unsafe]
        return self._sizes

    def construct(self, x: Tensor):
        return x.reshape(self.sizes)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
