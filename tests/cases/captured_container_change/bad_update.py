"""A dict is updated."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        options = {"scale": 1}

        def set_scale():
            options.update({"scale": 2})  # expect: MSG717

        set_scale()
        return x + options["scale"]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
