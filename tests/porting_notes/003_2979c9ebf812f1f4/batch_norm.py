"""`BatchNorm2d(momentum=0.1)` is `momentum=0.9`, `track_running_stats` is `use_batch_statistics`."""

from mindspore import nn

first = nn.BatchNorm2d(8, eps=1e-5, momentum=0.1)  # expect: MSG821
second = nn.BatchNorm2d(8, track_running_stats=True)  # expect: MSG802
