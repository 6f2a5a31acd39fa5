"""An item of a local dict."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def run_graph(x):
    scales = {"layer01": 2}
    return x * scales[f"layer{1:02d}"]  # expect: MSG732


def run():
    return run_graph(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
