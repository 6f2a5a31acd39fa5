"""A list that a loop over Tensors fills."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        states = [x, x * 2]
        outputs = [x]
        for state in reversed(states):  # expect: MSG668
            outputs.append(state + 1)  # expect: MSG232
        return outputs[0] + len(outputs)


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
