"""A nested function, which returns early: all of its calls are seen."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, features=None):
        def add(items, value, twice=False):
            if twice:
                items.append(value * 2)  # expect: MSG701 [safe]
                return
            items.append(value)  # expect: MSG701 [safe]

        if features is None:
            features = [x]
            add(features, x * 4)
        features = [features[0]]
        add(features, x * 3)
        add(
            features,
            x,
            twice=True,
        )
        return x * len(features)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
