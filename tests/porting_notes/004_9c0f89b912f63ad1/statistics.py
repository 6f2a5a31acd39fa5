"""`track_running_stats` is `use_batch_statistics`."""

from mindspore import nn

norm = nn.BatchNorm2d(8, track_running_stats=False)  # expect: MSG802
