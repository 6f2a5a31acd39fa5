"""What is changed is another item, or is handed over, or the nested function does not ask for it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        by_name, items, start = {"a": x, "b": x}, [x], x + 1

        def added(y):
            return y + by_name["a"]

        def first(y):
            return y + items[0]

        def last(y, items):
            return y + items[-1]

        def as_start(y):
            return y.astype(start.dtype)

        by_name["b"] = x * 5
        items.append(x * 3)
        start[0] = 7.0
        return as_start(last(first(added(x)), items)) + start


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
