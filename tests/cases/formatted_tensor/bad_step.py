"""The loss that a gradient function gives, with other outputs and alone."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 1, weight_init="ones")

    def construct(self, x: Tensor):
        return self.dense(x)


def run():
    net, loss_fn = Net(), nn.MSELoss()

    def forward(x, y):
        logits = net(x)
        return loss_fn(logits, y), logits

    def loss_of(x, y):
        return loss_fn(net(x), y)

    step = ms.value_and_grad(forward, None, net.trainable_params(), has_aux=True)
    other = ms.value_and_grad(loss_of, None, net.trainable_params())
    x, y = Tensor([[1.0, 2.0]], ms.float32), Tensor([[1.0]], ms.float32)
    (loss, _), grads = step(x, y)
    print(f"loss: {loss:.4f}")  # expect: MSG836 [unsafe]
    value, grads = other(x, y)
    print("loss: {:.4f}".format(value))  # expect: MSG836 [unsafe]
    return len(grads)
