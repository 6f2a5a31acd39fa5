"""The name is one of the module, too, but only where the file is run as a script."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        count = 0
        out = None
        while count < 3:
            out = x * count
            count += 1
        return x + out  # expect: MSG302 [unsafe]


def inputs():
    return (Tensor(np.ones((2, 4)), ms.float32),)


if __name__ == "__main__":
    net = Net()
    out = net(Tensor(np.ones((2, 4)), ms.float32))
    print(out)
