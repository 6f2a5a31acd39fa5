"""Lambdas that are alone on their lines."""
import mindspore as ms
from mindspore import Tensor, nn


STEPS = [
    lambda a: a * 10
]


def keep(act):
    return act


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = [
            lambda a: a + 1
        ]
        self.mixed = [
            nn.ReLU(),
            lambda a: a * 2
        ]
        self.acts = {
            'add':
            lambda a: a + 3
        }
        self.act = None or (
            lambda a: a + 4
        )
        self.chosen = (
            lambda a: a + 5
        ) if self.cls_name == 'q' else (
            lambda a: a * 6
        )
        self.closed = (lambda a: a + 7
        )
        self.given = keep(
            lambda a: a + 8
        )
        self.first, self.second = (
            keep(
                lambda a: a + 9
            ),
            2
        
        )

    def construct(self, x):
        x = self.steps[0](x) + self.mixed[1](x) + self.acts['add'](x)
        x = self.act(x) + self.chosen(x) + self.closed(x) + self.given(x)
        return x + self.first(x) + STEPS[0](x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
