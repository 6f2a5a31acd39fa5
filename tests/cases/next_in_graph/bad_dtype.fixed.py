"""The dtype of the first weight, which masks get."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones")
        self.weights_dtype = next(self.get_parameters()).dtype
        self.weights_dtype_1 = next(iter(self.parameters_dict().items()))[1].dtype

    def construct(self, x):
        y = self.dense(x.astype(self.weights_dtype))  # expect: MSG605 [unsafe], MSG616 [unsafe]
        dtype = self.weights_dtype_1  # expect: MSG605 [unsafe], MSG616 [unsafe]
        return y + x.to(dtype=self.weights_dtype) * self.dense(y.to(dtype))  # expect: MSG605 [unsafe], MSG616 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float16),)
