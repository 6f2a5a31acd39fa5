"""The seed: a layer that makes another one of the same size at each call."""
import mindspore as ms
from mindspore import Tensor, nn

FIX_CHANGES_RESULT = "the original draws new weights at each call"


class MetaLinear(nn.Dense):
    def __init__(self, in_channels, out_channels, has_bias=False):
        super().__init__(in_channels, out_channels, has_bias=has_bias)
        self.linear = nn.Dense(self.in_channels, self.out_channels, has_bias=self.has_bias)

    def construct(self, inputs, opt=None, reserve=False):
        linear = self.linear  # expect: MSG501 [unsafe]
        if opt and opt["meta"]:
            output = linear(inputs)
            return output
        else:
            output = linear(inputs)
            return output


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.linear = MetaLinear(3, 2)

    def construct(self, x):
        return self.linear(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
