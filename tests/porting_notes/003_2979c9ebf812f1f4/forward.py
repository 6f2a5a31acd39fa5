"""`forward` is `construct`."""

from mindspore import nn


class Block(nn.Cell):
    def forward(self, x):  # expect: MSG806
        return x


class Scaled(nn.Dense):
    def forward(self, x):  # expect: MSG811
        return super().construct(x) * 2
