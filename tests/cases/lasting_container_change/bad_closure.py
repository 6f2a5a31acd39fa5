"""A list and a dict of the function around the compiled one."""
import mindspore as ms
from mindspore import Tensor


def run():
    steps = [0]
    state = {"epoch": 0}

    @ms.jit
    def step(x):
        steps.extend([1])  # expect: MSG715
        state["epoch"] = 5  # expect: MSG715
        return x * 2

    x = Tensor([1.0, 2.0, 3.0], ms.float32)
    y = step(x)
    return y, len(steps), state["epoch"]
