"""`auto_mixed_precision` replaces `custom_fwd` and `custom_bwd`."""

import mindspore as ms


@ms.amp.custom_fwd  # expect: MSG801
def mixed(x):
    return x
