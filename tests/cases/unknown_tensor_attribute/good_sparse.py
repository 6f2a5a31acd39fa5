"""Sparse Tensors have attributes of their own, in a helper and where they are made."""
import mindspore as ms
from mindspore import COOTensor, CSRTensor, Tensor, nn


def double(sparse):
    return sparse.values * 2, sparse.indices, sparse.indptr


class Net(nn.Cell):
    def construct(self, rows, columns, places, values):
        sparse = COOTensor(places, values, (3, 4))
        return double(CSRTensor(rows, columns, values, (2, 4))), sparse.values, sparse.indices


def inputs():
    return (
        Tensor([0, 1, 2], ms.int32),
        Tensor([0, 1], ms.int32),
        Tensor([[0, 1], [1, 2]], ms.int32),
        Tensor([1.0, 2.0], ms.float32),
    )
