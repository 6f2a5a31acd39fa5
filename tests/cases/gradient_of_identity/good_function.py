"""A function that computes the loss."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(Tensor([1.0, 2.0], ms.float32), name="weight")

    def construct(self, x: Tensor):
        return (x * self.weight).sum()


def run():
    net = Net()

    def loss(x):
        return net(x)

    grads = ms.grad(loss, grad_position=None, weights=ms.ParameterTuple(net.trainable_params()))
    return grads(Tensor([1.0, 1.0], ms.float32))[0]
