"""`addmm_` is `ops.addmm`."""

from mindspore import Tensor


def product(x: Tensor, a: Tensor, b: Tensor):
    return x.addbmm_(a, b)  # expect: MSG804
