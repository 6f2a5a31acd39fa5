"""What is compared is a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = x.sum(1, keepdims=True)
        place = (x / total).reshape(-1).argmax()  # expect: MSG843 [safe]
        return place > total.shape[1]


def inputs():
    return (Tensor([[1.0, 5.0, 2.0], [7.0, 8.0, 9.0]], ms.float32),)
