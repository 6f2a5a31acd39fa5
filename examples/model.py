"""A model ported from PyTorch: it runs in PyNative mode. What will GRAPH_MODE do with it?"""

from layers import MetaLinear, fold_in_half
from mindspore import nn


class Net(nn.Cell):
    def __init__(self, width=8):
        super().__init__()
        self.backbone = nn.Dense(4, width)
        self.head = MetaLinear(width // 2, 2)
        self.use_bonus = True
        self.steps = 0
        self.history = []

    def construct(self, x, opt=None):
        self.steps += 1
        features = nn.ReLU()(self.backbone(x))
        self.history.append(features)
        if x.shape[0] > 1:
            scale = 2.0
        if self.use_bonus:
            bonus = 1.0
        return self.head(fold_in_half(features) * scale + bonus, opt)
