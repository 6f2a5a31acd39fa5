"""A list and a dict of the function around the compiled one, as in a loop that trains."""
import mindspore as ms
from mindspore import Tensor


def run():
    losses = []
    best = {}

    def forward(x):
        loss = (x * x).sum()
        best["loss"] = loss  # expect: MSG706
        return loss

    @ms.jit
    def step(x):
        loss = forward(x)
        losses.append(loss)  # expect: MSG706
        return loss

    x = Tensor([1.0, 2.0, 3.0], ms.float32)
    for _ in range(3):
        loss = step(x)
    return loss, len(losses), len(best)
