"""A Tensor is sent to a device by PyTorch's name."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.to("cuda")  # expect: MSG814


def inputs():
    return (Tensor([1.0]),)
