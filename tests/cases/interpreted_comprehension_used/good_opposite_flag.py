"""The object is made where the flag holds, the items are gone through where it does not."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Output:
    def __init__(self, last, all_hidden=None):
        self.last = last
        self.all_hidden = all_hidden


class Encoder(nn.Cell):
    def construct(self, x: Tensor, return_dict=None):
        if not return_dict:
            return (x * 2, x)

        return Output(last=x * 2, all_hidden=x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.enc = Encoder()

    def construct(self, x: Tensor, return_dict=None):
        outputs = self.enc(x, return_dict=return_dict)
        if not return_dict:
            return [v for v in [outputs, x, None] if v is not None]
        return outputs.last


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
