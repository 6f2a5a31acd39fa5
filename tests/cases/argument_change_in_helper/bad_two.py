"""Two lists, a result, and a call that stands in one."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    @staticmethod
    def run(x, states, scores):
        for i in range(2):
            states.append(x * i)  # expect: MSG701 [unsafe]
        scores.append(x)  # expect: MSG701 [unsafe]
        return (x + 1), (x + 2)

    def construct(self, x: Tensor):
        states, scores = [x], [x]
        first, second = self.run(x, states, scores)
        return first * len(states) + second * len(scores)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
