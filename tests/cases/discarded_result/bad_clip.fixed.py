"""PyTorch's `clip_grad_norm_` changes what it is given; this one returns it."""
import mindspore as ms
from mindspore import Tensor, ops


def clipped(grads):
    grads = ops.clip_by_global_norm(grads, 1.0)  # expect: MSG825 [unsafe]
    return grads[0]


def run():
    return clipped((Tensor([3.0, 4.0], ms.float32),))


def expected():
    return Tensor([0.6, 0.8], ms.float32)


FIX_CHANGES_RESULT = "the gradients are clipped"
