"""`str.format` and `format`."""
import mindspore as ms
from mindspore import Tensor, ops


def run():
    mean = ops.mean(Tensor([1.0, 2.0], ms.float32))
    first = "{} is {:.3f}".format("mean", float(mean))  # expect: MSG836 [unsafe]
    second = "{mean:>8}".format(mean=float(mean))  # expect: MSG836 [unsafe]
    third = format(float(mean), ".1f")  # expect: MSG836 [unsafe]
    return len(first + second + third)
