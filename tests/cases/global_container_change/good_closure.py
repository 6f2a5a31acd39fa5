"""Collected by Python, outside the compiled function; and a list that graph code makes and hands to a function in it."""
import mindspore as ms
from mindspore import Tensor


def run():
    losses = []

    @ms.jit
    def step(x):
        parts = [x]

        def total():
            return parts[0] * 2

        return total().sum()

    x = Tensor([1.0, 2.0, 3.0], ms.float32)
    for _ in range(3):
        losses.append(step(x))
    return losses[0], len(losses)
