"""A function that wants the Cell itself before what it is given."""
import mindspore as ms
from mindspore import Tensor, nn


def attend(module: nn.Cell, query: Tensor, key: Tensor, attention_mask: Tensor, scaling=1.0):
    return query * key * scaling + attention_mask


class Net(nn.Cell):
    def construct(self, query_states: Tensor, mask: Tensor):
        key = query_states * 2
        x = attend(query_states, key, mask, scaling=0.5)  # expect: MSG803 [unsafe]
        return x + attend((query_states), key, mask)  # expect: MSG803 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32), Tensor([0.0, 1.0], ms.float32))
