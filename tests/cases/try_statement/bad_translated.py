"""Exceptions that are translated, as in LayoutLM: the block goes over lines."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(4, 2, embedding_table="ones")

    def construct(self, boxes):
        # the corners
        try:  # expect: MSG102 [unsafe]
            left = self.embedding(boxes[:, 0])
            # and the other side
            right = self.embedding(
                boxes[:, 1]
            )  # the last one
        except (IndexError, TypeError) as error:
            raise IndexError("boxes should be within 0 and 4") from error
        except ValueError:
            raise

        if boxes.ndim > 1:
            try:  # expect: MSG102 [unsafe]
                return left + right
            except ValueError as error:
                raise ValueError("no sum") from error
        return left


def inputs():
    return (Tensor([[0, 1], [2, 3]], ms.int32),)
