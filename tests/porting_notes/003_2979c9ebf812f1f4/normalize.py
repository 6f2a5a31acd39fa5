"""`F.normalize` is `ops.L2Normalize`."""

from mindspore import ops

normalize = ops.L2Normalize()  # expect: MSG840
