"""Methods of PyTorch's modules that Cells have by another name."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones")
        self.register_parameter("scale", Parameter(Tensor(2.0), name="scale"))  # expect: MSG805 [unsafe]

    def construct(self, x):
        return self.dense(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()
        self.block.train(False); self.block.eval()  # expect: MSG805 [unsafe], MSG805 [unsafe]
        self.count = len(list(self.block.parameters()))  # expect: MSG805 [unsafe]
        self.count += len(dict(self.named_modules()))  # expect: MSG805 [unsafe]
        self.cells_inside = len([each for each in self.block.children()])  # expect: MSG805 [unsafe]
        for name, each in self.block.named_children():  # expect: MSG805 [unsafe]
            self.count += len(name) + isinstance(each, nn.Cell)
        for name, _ in self.block.named_parameters():  # expect: MSG805 [unsafe]
            self.count += len(name)

    def construct(self, x: Tensor):
        return self.block(x) * self.count + self.cells_inside


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
