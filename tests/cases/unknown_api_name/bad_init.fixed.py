"""PyTorch's functions that fill weights."""
import mindspore as ms
from mindspore import Tensor, nn, ops
from mindspore.common.initializer import Constant, initializer, Zero, Normal, One, XavierUniform, HeNormal


class Net(nn.Cell):
    def __init__(self, gain=1.0):
        super().__init__()
        layer = nn.Dense(2, 2)
        layer.weight.set_data(initializer(Constant(value=2.0), layer.weight.shape, layer.weight.dtype))  # expect: MSG801 [unsafe]
        layer.bias.set_data(initializer(Zero(), layer.bias.shape, layer.bias.dtype)); layer.bias[1:] = initializer(Constant(value=(3.0)), layer.bias[1:].shape, layer.bias.dtype).init_data()  # expect: MSG801 [unsafe], MSG801 [unsafe]
        layer.weight[:1] = initializer(Normal(sigma=0.0, mean=1.0 + 1.0), layer.weight[:1].shape, layer.weight.dtype).init_data()  # expect: MSG801 [unsafe]
        if gain: layer.bias.set_data(initializer(One(), layer.bias.shape, layer.bias.dtype))  # expect: MSG801 [unsafe]
        self.layer = layer
        self.uniform = nn.Dense(2, 2)
        self.uniform.weight.set_data(initializer(XavierUniform(gain=gain), self.uniform.weight.shape, self.uniform.weight.dtype))  # expect: MSG801 [unsafe]
        self.uniform.weight.set_data(initializer(HeNormal(nonlinearity="relu"), self.uniform.weight.shape, self.uniform.weight.dtype))  # expect: MSG801 [unsafe]

    def construct(self, x: Tensor):
        return self.layer(x), ops.shape(self.uniform(x))


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
