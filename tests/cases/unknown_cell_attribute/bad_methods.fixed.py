"""Methods of PyTorch's modules that Cells have by another name."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones")
        self.insert_param_to_cell("scale", Parameter(Tensor(2.0), name="scale"))  # expect: MSG805 [unsafe]

    def construct(self, x):
        return self.dense(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()
        self.block.set_train(False); self.block.set_train(False)  # expect: MSG805 [unsafe], MSG805 [unsafe]
        self.count = len(list(self.block.get_parameters()))  # expect: MSG805 [unsafe]
        self.count += len(dict(self.cells_and_names()))  # expect: MSG805 [unsafe]
        self.cells_inside = len([each for each in self.block.cells()])  # expect: MSG805 [unsafe]
        for name, each in self.block.name_cells().items():  # expect: MSG805 [unsafe]
            self.count += len(name) + isinstance(each, nn.Cell)
        for name, _ in self.block.parameters_and_names():  # expect: MSG805 [unsafe]
            self.count += len(name)

    def construct(self, x: Tensor):
        return self.block(x) * self.count + self.cells_inside


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
