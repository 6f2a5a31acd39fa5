"""`Linear(bias)` is `Dense(has_bias)`."""

from mindspore import nn

first = nn.Dense(8, 2, bias=True)  # expect: MSG802
second = nn.Dense(8, 2, False)  # expect: MSG822
