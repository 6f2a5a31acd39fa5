"""What the name holds is changed in place: an item, an item more, an item of a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        by_name, items, start = {"a": x}, [x], x + 1

        def added(y, by_name):
            return y + by_name["a"]

        def last(y, items):
            return y + items[-1]

        def moved(y, start):
            return y + start

        by_name["a"] = x * 5  # expect: MSG307 [safe]
        items.append(x * 3)  # expect: MSG307 [safe]
        start[0] = 7.0  # expect: MSG307 [safe]
        return moved(last(added(x, by_name), items), start)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
