"""Outside the graph."""
import mindspore as ms
from mindspore import Tensor


def deviation(x: Tensor):
    return x.std(ddof=1)  # expect: MSG842 [unsafe]


def run():
    return round(float(deviation(Tensor([1.0, 2.0, 3.0], ms.float32)).asnumpy()), 4)


def expected():
    return 1.0


FIX_CHANGES_RESULT = "it becomes what PyTorch computes"
