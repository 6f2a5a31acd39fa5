"""In a branch that the keys decide, of the caller's dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return self.run(x, {"image": x, "scale": 2.0})

    def run(self, x, options):
        if "image" in options:
            image = options.pop("image")  # expect: MSG227 [unsafe]
            x = x + image
            options.update({"shift": 1.0})
        return x * options["scale"] + options["shift"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
