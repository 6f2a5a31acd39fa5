"""`round` to digits."""
import mindspore as ms
from mindspore import Tensor


def run():
    accuracy = Tensor([1.0, 0.0, 1.0], ms.float32).mean()
    return round(accuracy, 2)  # expect: MSG836 [unsafe]
