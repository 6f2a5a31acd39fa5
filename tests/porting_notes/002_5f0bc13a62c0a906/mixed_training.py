"""Training by `GradScaler`, `zero_grad()`, `backward()` and `step()`."""

from mindspore import Tensor, amp, nn, ops

scaler = amp.GradScaler()  # expect: MSG801


class Trainer:
    def __init__(self):
        self.net = nn.Dense(2, 2)
        self.optimizer = nn.SGD(self.net.trainable_params(), 0.1)

    def train(self, x: Tensor):
        self.optimizer.zero_grad()  # expect: MSG807
        loss = ops.mean(self.net(x))
        loss.backward()  # expect: MSG804
        self.optimizer.step()  # expect: MSG807
