"""A configuration chooses the function; one that is shown gets four axes."""
# confidence: medium
import json

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

CONFIG = json.loads('{"attention": "eager", "heads": 2}')


def eager(query, key):
    return ops.matmul(query, key.swapaxes(-1, -2))  # expect: MSG655 [unsafe]


FUNCTIONS = {}


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.attention = CONFIG["attention"]
        self.heads = CONFIG["heads"]

    def construct(self, x):
        b, t, _ = x.shape
        shape = b, t, self.heads, -1
        query = x.view(*shape).swapaxes(1, 2)
        function = eager
        if self.attention != "eager":
            function = FUNCTIONS[self.attention]
        return function(query, query)


def inputs():
    return (Tensor(np.ones((2, 3, 4)), ms.float32),)
