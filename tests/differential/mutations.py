"""Changes of one statement, as people make them who port or extend a model.

Each takes the statement, a Tensor that is bound there, and gives other statements, or None when it does not
apply. They work on a copy.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

Change = Callable[[ast.stmt, str, Random], str | None]


@dataclass(frozen=True)
class Mutation:
    """A kind of change."""

    name: str
    family: str
    change: Change


def mutations() -> Iterator[Mutation]:
    """All kinds."""
    for function, family in _ALL:
        yield Mutation(function.__name__.lstrip("_"), family, function)


def _value_of(statement: ast.stmt) -> tuple[str, str] | None:
    """Name and value of ``name = value``."""
    if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        target = statement.targets[0]
        if isinstance(target, ast.Name):
            return target.id, ast.unparse(statement.value)
    return None


def _first(statement: ast.stmt, random: Random, wanted: Callable[[ast.AST], bool]) -> ast.AST | None:
    found = [node for node in ast.walk(statement) if wanted(node)]
    return random.choice(found) if found else None


def _indented(text: str) -> str:
    return "".join(f"    {line}\n" for line in text.splitlines())


# --- control flow


def _drop_else(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if not isinstance(statement, ast.If) or not statement.orelse:
        return None
    statement.orelse = []
    return ast.unparse(statement)


def _condition_on_tensor(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if not isinstance(statement, ast.If):
        return None
    statement.test = ast.parse(f"{tensor}.mean() > -100.0", mode="eval").body
    return ast.unparse(statement)


def _assign_under_tensor(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if _value_of(statement) is None:
        return None
    return f"if {tensor}.max() >= {tensor}.min():\n{_indented(ast.unparse(statement))}"


def _assign_under_shape(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if not isinstance(statement, ast.Assign):
        return None
    return f"if {tensor}.ndim > {random.randint(0, 1)}:\n{_indented(ast.unparse(statement))}"


def _assign_in_loop(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if not isinstance(statement, ast.Assign):
        return None
    return f"for _ in range(1):\n{_indented(ast.unparse(statement))}"


def _assign_in_else(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if (found := _value_of(statement)) is None:
        return None
    name, value = found
    other = random.choice(("None", tensor, f"{tensor}.astype(ms.float16)", "0"))
    return f"if {tensor}.mean() < -100.0:\n    {name} = {other}\nelse:\n    {name} = {value}"


def _return_early(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if not isinstance(statement, (ast.Assign, ast.Return)):
        return None
    value = random.choice((tensor, f"{tensor} * 0.5", "None", f"({tensor}, {tensor})"))
    return f"if {tensor}.mean() > 100.0:\n    return {value}\n{ast.unparse(statement)}"


def _return_under_condition(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if not isinstance(statement, ast.Return):
        return None
    condition = random.choice((f"{tensor}.ndim > 1", f"{tensor}.mean() > -100.0", "not self.training"))
    return f"if {condition}:\n{_indented(ast.unparse(statement))}"


def _return_more(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if not isinstance(statement, ast.Return) or statement.value is None:
        return None
    value = ast.unparse(statement.value)
    style = random.choice(("return {0}, None", 'return {{"out": {0}}}', "return [{0}]", "return None, {0}"))
    return style.format(value)


def _none_equality(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    node = _first(statement, random, _is_none_test)
    if not isinstance(node, ast.Compare):
        return None
    node.ops = [ast.Eq() if isinstance(node.ops[0], ast.Is) else ast.NotEq()]
    return ast.unparse(statement)


def _is_none_test(node: ast.AST) -> bool:
    return isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.Is, ast.IsNot))


def _loop_to_while(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if not isinstance(statement, ast.For) or not isinstance(statement.target, ast.Name):
        return None
    body = _indented("\n".join(map(ast.unparse, statement.body)))
    name, over = statement.target.id, ast.unparse(statement.iter)
    if over.startswith("range("):
        return f"{name} = 0\nwhile {name} < {over[6:-1].split(',')[-1]}:\n{body}    {name} += 1"
    return f"index_ = 0\nwhile index_ < len({over}):\n    {name} = {over}[index_]\n{body}    index_ += 1"


def _loop_over_indices(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if not isinstance(statement, ast.For) or not isinstance(statement.target, ast.Name):
        return None
    over = ast.unparse(statement.iter)
    if over.startswith(("range(", "zip(", "enumerate(")):
        return None
    body = _indented("\n".join(map(ast.unparse, statement.body)))
    head = random.choice(("for i_ in range(len({0})):\n    {1} = {0}[i_]", "for i_, {1} in enumerate({0}):"))
    return f"{head.format(over, statement.target.id)}\n{body}"


# --- statements


def _wrap_try(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if isinstance(statement, ast.Return):
        return None
    error = random.choice(("Exception", "ValueError", "RuntimeError"))
    return f"try:\n{_indented(ast.unparse(statement))}except {error}:\n    pass"


def _nested_function(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if (found := _value_of(statement)) is None:
        return None
    name, value = found
    if random.random() < 0.5:
        return f"{name} = (lambda: {value})()"
    return f"def compute_():\n    return {value}\n{name} = compute_()"


def _delete_operand(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if _value_of(statement) is None:
        return None
    return f"kept_ = {tensor}\n{ast.unparse(statement)}\ndel kept_"


def _walrus(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if (found := _value_of(statement)) is None:
        return None
    return f"if ({found[0]} := {found[1]}) is None:\n    return {tensor}"


def _annotate(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if (found := _value_of(statement)) is None:
        return None
    return f"{found[0]}: {random.choice(('Tensor', 'ms.Tensor'))} = {found[1]}"


def _debug_print(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if isinstance(statement, ast.Return):
        return None
    said = random.choice(
        (f'f"{{{tensor}.shape}}"', f'"mean %f" % {tensor}.mean()', f'"{{}}".format({tensor}.mean())')
    )
    return f"{ast.unparse(statement)}\nprint({said})"


# --- state


def _store_on_self(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if (found := _value_of(statement)) is None:
        return None
    name, value = found
    return f"self.{name}_ = {value}\n{name} = self.{name}_"


def _store_for_later(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if (found := _value_of(statement)) is None:
        return None
    name, value = found
    return f"{name} = {value}\n{random.choice(('self.last_ = {}', 'self.seen_ = {}.shape')).format(name)}"


def _in_place(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if (found := _value_of(statement)) is None:
        return None
    name, value = found
    return f"{name} = {value}\n{tensor}{random.choice(('[0] = 0', ' += 1', '[...] = 0.5'))}"


# --- containers


def _through_list(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if (found := _value_of(statement)) is None:
        return None
    name, value = found
    style = random.choice(
        (
            "outs_ = [{1}]\n{0} = outs_.pop()",
            "outs_ = []\nouts_.append({1})\n{0} = outs_[-1]",
            "outs_ = [None] * 2\nouts_[0] = {1}\n{0} = outs_[0]",
            "outs_ = [{1}]\nkept_ = outs_\nkept_.append({2})\n{0} = outs_[-1]",
            "{0}, *rest_ = [{1}, {2}]",
        )
    )
    return style.format(name, value, tensor)


def _through_dict(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if (found := _value_of(statement)) is None:
        return None
    name, value = found
    style = random.choice(
        (
            'data_ = {{"a": {1}}}\n{0} = data_["a"]',
            'data_ = {{"a": {1}}}\n{0} = data_.pop("a")',
            'data_ = {{"a": {1}}}\n{0} = data_.get("a", None)',
            'data_ = {{}}\ndata_["a"] = {1}\n{0} = data_["a"]',
            'data_ = {{"a": {2}}}\ndata_.update(a={1})\n{0} = data_["a"]',
        )
    )
    return style.format(name, value, tensor)


# --- conversions


def _through_numpy(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if (found := _value_of(statement)) is None:
        return None
    return f"{found[0]} = Tensor(({found[1]}).asnumpy())"


def _float_of_value(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if (found := _value_of(statement)) is None:
        return None
    style = random.choice(("float({0}.mean())", "{0}.mean().item()", "int({0}.abs().sum())", "len({0})"))
    return f"{found[0]} = ({found[1]}) * {style.format(tensor)}"


def _floor_to_true_division(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    node = _first(statement, random, _is_floor_division)
    if not isinstance(node, ast.BinOp):
        return None
    node.op = ast.Div()
    return ast.unparse(statement)


def _is_floor_division(node: ast.AST) -> bool:
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv)


def _numpy_for_ops(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    node = _first(statement, random, _is_operator)
    if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
        return None
    node.value.id = "np"
    return ast.unparse(statement)


def _is_operator(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "ops"


# --- calls and names


def _is_layer_call(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    return isinstance(node.func.value, ast.Name) and node.func.value.id == "self"


def _misspelt_attribute(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    node = _first(statement, random, _is_layer_call)
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return None
    node.func.attr += random.choice(("_layer", "s", "1"))
    return f"if {tensor}.ndim > 8:\n{_indented(ast.unparse(statement))}"


def _extra_argument(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    node = _first(statement, random, _is_layer_call)
    if not isinstance(node, ast.Call):
        return None
    node.args.append(ast.Constant(None))
    if isinstance(statement, ast.Return):
        return ast.unparse(statement)
    return f"{ast.unparse(statement)}" if random.random() < 0.3 else _rarely(statement, tensor)


def _rarely(statement: ast.stmt, tensor: str) -> str:
    """Behind a condition that is false, but that only the compiler's analysis finds so."""
    return f"if {tensor}.ndim > 8:\n{_indented(ast.unparse(statement))}"


def _undefined_operator(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    node = _first(statement, random, _is_operator)
    if not isinstance(node, ast.Attribute):
        return None
    node.attr += "_fast"
    return _rarely(statement, tensor)


def _missing_method(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if not isinstance(statement, ast.Assign):
        return None
    name = random.choice(("softmax_", "cuda", "retain_grad", "masked", "get_device"))
    return f"{ast.unparse(statement)}\nif {tensor}.ndim > 8:\n    {tensor} = {tensor}.{name}()"


def _layer_in_construct(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if (found := _value_of(statement)) is None:
        return None
    name, value = found
    layers = ("nn.ReLU()", "nn.Identity()", "nn.SequentialCell([nn.ReLU()])", "nn.CellList([nn.ReLU()])[0]")
    return f"{name} = {value}\n{tensor} = {random.choice(layers)}({tensor})"


# --- what torch calls otherwise


def _to_size(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    node = _first(statement, random, lambda each: isinstance(each, ast.Attribute) and each.attr == "shape")
    if not isinstance(node, ast.Attribute):
        return None
    text = ast.unparse(node)
    return ast.unparse(statement).replace(text, f"{text.removesuffix('.shape')}.size()")


def _axis_to_dim(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    names = {"axis": "dim", "keep_dims": "keepdim", "dim": "axis"}
    node = _first(statement, random, lambda each: isinstance(each, ast.keyword) and each.arg in names)
    if not isinstance(node, ast.keyword) or node.arg is None:
        return None
    node.arg = names[node.arg]
    return ast.unparse(statement)


def _method_for_operator(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    def wanted(node: ast.AST) -> bool:
        return isinstance(node, ast.Call) and _is_operator(node.func) and bool(node.args)

    node = _first(statement, random, wanted)
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return None
    if isinstance(node.args[0], (ast.Tuple, ast.List, ast.Constant)):
        return None
    node.func.value = node.args.pop(0)
    return ast.unparse(statement)


def _spread_tuple(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    """``x.transpose((0, 2, 1))`` -> ``x.transpose(0, 2, 1)``, also of an operator."""

    def wanted(node: ast.AST) -> bool:
        return isinstance(node, ast.Call) and bool(node.args) and isinstance(node.args[-1], ast.Tuple)

    node = _first(statement, random, wanted)
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return None
    last = node.args.pop()
    assert isinstance(last, ast.Tuple)
    node.args += last.elts
    if _is_operator(node.func) and len(node.args) > len(last.elts):
        node.func.value = node.args.pop(0)
    return ast.unparse(statement)


def _two_argument_transpose(statement: ast.stmt, tensor: str, random: Random) -> str | None:
    if _value_of(statement) is None:
        return None
    axes = random.choice(("0, 1", "-1, -2", "1, 0"))
    return f"{ast.unparse(statement)}\n{tensor} = {tensor}.transpose({axes}).transpose({axes})"


_ALL: tuple[tuple[Change, str], ...] = (
    (_drop_else, "control"),
    (_condition_on_tensor, "control"),
    (_assign_under_tensor, "control"),
    (_assign_under_shape, "control"),
    (_assign_in_loop, "control"),
    (_assign_in_else, "control"),
    (_return_early, "control"),
    (_return_under_condition, "control"),
    (_return_more, "control"),
    (_none_equality, "control"),
    (_loop_to_while, "control"),
    (_loop_over_indices, "control"),
    (_wrap_try, "statement"),
    (_nested_function, "statement"),
    (_delete_operand, "statement"),
    (_walrus, "statement"),
    (_annotate, "statement"),
    (_debug_print, "statement"),
    (_store_on_self, "state"),
    (_store_for_later, "state"),
    (_in_place, "state"),
    (_through_list, "container"),
    (_through_dict, "container"),
    (_through_numpy, "conversion"),
    (_float_of_value, "conversion"),
    (_floor_to_true_division, "conversion"),
    (_numpy_for_ops, "conversion"),
    (_misspelt_attribute, "call"),
    (_extra_argument, "call"),
    (_undefined_operator, "call"),
    (_missing_method, "call"),
    (_layer_in_construct, "creation"),
    (_to_size, "torch"),
    (_axis_to_dim, "torch"),
    (_method_for_operator, "torch"),
    (_spread_tuple, "torch"),
    (_two_argument_transpose, "torch"),
)
