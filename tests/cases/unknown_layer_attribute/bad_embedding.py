"""The weight of an Embedding is its `embedding_table`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.words = nn.Embedding(4, 2)

    def construct(self, x: Tensor):
        return self.words(x) + self.words.weight[0]  # expect: MSG807 [unsafe]


def inputs():
    return (Tensor([1, 2], ms.int32),)
