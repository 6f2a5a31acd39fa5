"""A list comprehension with two `for`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        products = []
        for i in range(2):
            for j in range(2):
                products.append(x * i + j)  # expect: MSG120 [safe]
        return products[0] + products[3]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
