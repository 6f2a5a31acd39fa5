"""Which networks are outermost: those that code outside the graph calls; the others may be parts."""

from __future__ import annotations

from pathlib import Path

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_paths, check_text
from msgraph_lint.findings import Confidence
from msgraph_lint.targets import Target

PATH = "/no/such/folder/net.py"
STRICT = Target.parse("2.10", "STRICT")
NET = """\
from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        return {{"logits": x}}

{rest}
"""
WRAPPER = """
class Wrapper(nn.Cell):
    def __init__(self, model):
        super().__init__()
        self.model = model

    def construct(self, x):
        return self.model(x)["logits"]
"""
TRAINER = f"""
{WRAPPER}

class Trainer:
    def __init__(self):
        self.net = Net()
        self.wrapper = Wrapper(self.net)
"""


def said_of(text: str, *, confidence: Confidence = Confidence.MEDIUM) -> str:
    """The confidence of the finding in ``text``; nothing when there is none."""
    settings = Settings(target=STRICT, select=frozenset({"MSG409"}), confidence=confidence)
    report = check_text(PATH, text, settings)
    assert not report.errors
    (found,) = report.findings or [None]
    return found.confidence.value if found is not None else ""


@pytest.mark.parametrize(
    "rest",
    [
        "net = Net()\nnet(x)",
        "Net()(x)",
        "def main():\n    net = Net()\n    return net(x)",
        "def make():\n    return Net()\n\n\ndef main():\n    net = make()\n    return net(x)",
        WRAPPER + "\n\nnet = Net()\nwrapper = Wrapper(net)\nnet(x)",
    ],
)
def test_called_outside_graph_code(rest: str) -> None:
    assert said_of(NET.format(rest=rest), confidence=Confidence.HIGH) == "high"


@pytest.mark.parametrize(
    "rest",
    [
        "",
        "__all__ = ['Net']",
        "def main(net: Net) -> Net:\n    assert isinstance(net, Net)\n    return net",
        "train(Net())",
        "def main():\n    net = Net()\n    train(net)",
        "class Trainer:\n    def __init__(self):\n        self.net = Net()",
        "net = Net.load('net.ckpt')",
    ],
)
def test_nothing_shows_who_calls_it(rest: str) -> None:
    text = NET.format(rest=rest)
    assert said_of(text) == "medium"
    assert not said_of(text, confidence=Confidence.HIGH)


@pytest.mark.parametrize(
    "rest",
    [
        "NETS = {'net': Net}",
        "NETS = [Net(), Net()]",
        "NETS = {'net': lambda: Net()}",
        "net = getattr(module, 'Net')()",
        "register(Net)",
        "def make():\n    return Net()\n\n\nMAKERS = {'net': make}",
        "@register('net')\ndef make():\n    return Net()",
        "nn.SequentialCell(Net(), nn.ReLU())",
        WRAPPER + "\n\nwrapper = Wrapper(Net())",
        WRAPPER + "\n\nwrapper = Wrapper(model=Net)",
        WRAPPER + "\n\ndef main():\n    net = Net()\n    wrapper = Wrapper(net)\n    return wrapper(x)",
        TRAINER,
        "def losses():\n    net = Net()\n    return net(x)\n\n\nLOSSES = {'net': losses}",
        "class Outer(nn.Cell):\n    def __init__(self, config):\n        self.net = make(Net, config)",
        "class Other(Net):\n    pass\n\n\nOTHERS = {'other': Other}",
    ],
)
def test_part_of_something(rest: str) -> None:
    assert not said_of(NET.format(rest=rest))


def test_registered() -> None:
    assert not said_of(NET.format(rest="").replace("class Net", "@MODELS.register_module()\nclass Net"))


def test_jitted_function_is_outermost() -> None:
    text = "import mindspore as ms\n\n\n@ms.jit\ndef double(x):\n    return {'double': x * 2}\n"
    assert said_of(text) == "high"


def test_doubt_is_said() -> None:
    settings = Settings(target=STRICT, select=frozenset({"MSG409"}), confidence=Confidence.MEDIUM)
    (found,) = check_text(PATH, NET.format(rest=""), settings).findings
    assert found.doubt == "nothing shows that code outside the graph calls this network"


def test_other_files(tmp_path: Path) -> None:
    """A class of the same name in another file is another one."""
    (tmp_path / "one.py").write_text(NET.format(rest=""), "utf-8")
    (tmp_path / "two.py").write_text(NET.format(rest="NETS = {'net': Net}"), "utf-8")
    user = "import one\nfrom two import Net as Two\n\nnet = one.Net()\nnet(x)\nNets = [Two]\n"
    (tmp_path / "user.py").write_text(user, "utf-8")
    settings = Settings(target=STRICT, select=frozenset({"MSG409"}), confidence=Confidence.MEDIUM)
    found = check_paths(sorted(tmp_path.glob("*.py")), settings).findings
    assert [(Path(each.path).name, each.confidence) for each in found] == [("one.py", Confidence.HIGH)]
