"""`nn.Parameter` is `mindspore.Parameter`."""

import mindspore as ms
from mindspore import nn, ops

weight = nn.Parameter(ops.ones((2, 2), ms.float32))  # expect: MSG801
