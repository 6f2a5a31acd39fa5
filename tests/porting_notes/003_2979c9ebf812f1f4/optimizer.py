"""`optim.Optimizer` is `nn.Optimizer`."""

import mindspore as ms


class Adam(ms.optim.Optimizer):  # expect: MSG801
    pass
