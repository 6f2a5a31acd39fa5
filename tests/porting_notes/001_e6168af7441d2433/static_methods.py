"""No static methods, no `ctx.save_for_backward`."""

from mindspore import nn


class Scaled(nn.Cell):
    @staticmethod
    def forward(ctx, x):  # expect: MSG806
        ctx.save_for_backward(x)
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return grad * 2
