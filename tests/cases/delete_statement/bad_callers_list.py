"""The seed: an item of the caller's list. Neither `del` nor `.pop` works: return the list instead."""
import mindspore as ms
from mindspore import Tensor, nn


def update_parameter(param, step_size, opt):
    updated = param - step_size * opt["grad_params"][0]
    del opt["grad_params"][0]  # expect: MSG101
    return updated


class Net(nn.Cell):
    def construct(self, x, opt):
        return update_parameter(x, 1, opt)


def inputs():
    x = Tensor([1.0, 2.0], ms.float32)
    return x, {"grad_params": [x * 0.5, x * 0.25]}
