"""Each of these has an overload of MindSpore's own."""
# confidence: medium

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        i = x.argmin(dim=1, keepdim=True)  # expect: MSG686 [unsafe]
        y = x.cumsum(dim=1) + x.index_select(dim=0, index=i[:, 0, 0] * 0)  # expect: MSG686 [unsafe], MSG686 [unsafe]
        y, _ = y.median(dim=1, keepdim=True)  # expect: MSG686 [unsafe]
        z, _ = x.sort(dim=1, descending=True)  # expect: MSG686 [unsafe]
        a, b = x.split(2, dim=1)  # expect: MSG686 [unsafe]
        c = x.split(split_size=2, dim=1)[0]  # expect: MSG686 [unsafe]
        return y, z, a, b, c, x.argsort(dim=1)  # expect: MSG686 [unsafe]


def inputs():
    return (Tensor(np.arange(24).reshape(2, 4, 3), ms.float32),)
