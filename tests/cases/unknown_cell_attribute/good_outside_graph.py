"""What a caller, the class or somebody else sets; names that are not always the same."""
import mindspore as ms
from mindspore import Tensor, nn

BODY = None


class Body(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 2.0

    def construct(self, x):
        return x * self.scale


class Named(Body):
    def __init__(self, times=1):
        super().__init__()
        self.times = times

    def eval(self):
        return self.set_train(False)

    @classmethod
    def made(cls, times):
        return cls(times)


def make():
    global BODY
    BODY = Body()
    BODY.marked = 1
    return BODY


def marks(bodies):
    return [body.eval() for body in bodies]


def smaller(body):
    return body.eval() if hasattr(body, "eval") else body


class Net(nn.Cell):
    def __init__(self, body=None):
        super().__init__()
        self.body = body or Named()
        named = Body()
        named.set_train(False)
        named = Named.made(2)
        marks([named.eval()])
        smaller(make())
        ask = lambda named: named.other  # noqa: E731
        body = Body()
        body.__dict__["marks"] = 1
        self.marks = body.marks
        self.count = make().marked if named is not None else ask(named)

    def construct(self, x: Tensor):
        return self.body(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
