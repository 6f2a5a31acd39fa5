"""Numbers, texts of Tensors, and `%`, which takes a Tensor for a number."""
import mindspore as ms
from mindspore import Tensor


def run():
    loss = Tensor([1.0, 2.0], ms.float32).mean()
    lines = [f"{float(loss):.4f}", f"{loss.asnumpy():.4f}", f"{loss}", f"{loss!r:>40}", "%.2f" % loss]
    lines += ["{:>8}".format(str(loss)), "{0} {0!s:>8}".format(loss), f"{len(lines):3d}"]
    return len(lines) + round(float(loss), 2)
