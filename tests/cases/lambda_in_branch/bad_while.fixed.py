"""After one turn of the loop."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        i = 0
        while i < 2:
            print(i)
            def double(t):
                return t * 2  # expect: MSG354 [unsafe]
            x = double(x)
            i += 1
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
