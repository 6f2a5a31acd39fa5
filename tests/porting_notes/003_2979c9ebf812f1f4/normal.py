"""`nn.init.normal_` becomes `set_data(initializer(Normal(…)))`."""

from mindspore import nn

fc = nn.Dense(2, 2)
nn.init.normal_(fc.weight, 1.0, 0.02)  # expect: MSG801
