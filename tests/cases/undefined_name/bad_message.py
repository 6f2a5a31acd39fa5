"""In the message of an error."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, mode=1):
        if mode == 3:
            raise ValueError(f"bad mode in {layer_name}")  # expect: MSG320
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
