"""Layers of a model ported from PyTorch."""

from mindspore import nn


def fold_in_half(features):
    middle = features.shape[1] // 2
    left, right = features[:, :middle], features[:, middle:]
    del features  # not needed any more
    return left + right


class MetaLinear(nn.Dense):
    def construct(self, inputs, opt=None):
        linear = nn.Dense(self.in_channels, self.out_channels)
        linear.weight = self.weight
        if opt is not None and opt["meta"]:
            return linear(inputs) * opt["scale"]
        return linear(inputs)
