"""A tuple that holds a number that comes from a Tensor."""
import mindspore as ms
from mindspore import Tensor, ops


@ms.jit
def broadcast(x, rows: Tensor):
    return ops.BroadcastTo((int(rows), 3))(x)  # expect: MSG515


def run():
    return broadcast(Tensor([1.0, 2.0, 3.0], ms.float32), Tensor(2, ms.int32))
