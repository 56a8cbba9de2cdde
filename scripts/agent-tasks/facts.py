"""Reads what a Python file says, for the checks of answers: classes, calls and plain code."""

import ast
import builtins
import json
from typing import Any

# Calls that leave the text that they get much as it is.
_TEXT_FUNCTIONS = {"inspect.cleandoc", "str", "textwrap.dedent"}
_TEXT_METHODS = {"rstrip", "strip"}
# Stands before the names of what the file itself defines, so that they pass for nothing else.
_OWN = "here"
# Names may lead from one to the next; deeper than this is a circle.
_DEEPEST = 12

Json = Any


def facts_of_files(codes: list[str]) -> str:
    """Returns a JSON list with the facts of each file."""
    return json.dumps([_facts(code) for code in codes])


def _facts(code: str) -> Json:
    try:
        tree = ast.parse(code)
        # What only the compiler refuses, such as `await` outside a function.
        compile(code, "answer", "exec")
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None)
        return {"error": f"line {line}: {getattr(error, 'msg', error)}"}
    return _Reader(tree).facts()


class _Reader:
    """Resolves names to what the file assigns and imports."""

    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree
        self.imports: dict[str, str] = {}
        self.assigned: dict[str, list[tuple[int, ast.expr]]] = {}
        self.functions: dict[str, ast.FunctionDef | ast.AsyncFunctionDef] = {}
        self.calls: list[ast.Call] = []
        self.guarded: set[int] = set()
        self.own: set[str] = set()
        for node in ast.walk(tree):
            self._collect(node)
        for function in self.functions.values():
            self._collect_parameters(function)

    def facts(self) -> Json:
        classes = [node for node in ast.walk(self.tree) if isinstance(node, ast.ClassDef)]
        return {
            "classes": [self._class(node) for node in classes],
            "calls": [self._call(node) for node in self.calls],
            "code": ast.unparse(_without_docstrings(self.tree)),
        }

    def _collect(self, node: ast.AST) -> None:
        match node:
            case ast.Import():
                for alias in node.names:
                    root = alias.name.split(".", 1)[0]
                    self.imports[alias.asname or root] = alias.name if alias.asname else root
            case ast.ImportFrom(module=str(module)):
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = f"{module}.{alias.name}"
            case ast.Assign():
                for target in node.targets:
                    self._assign(target, node.value)
            case ast.AnnAssign(value=ast.expr() as value) | ast.NamedExpr(value=value):
                self._assign(node.target, value)
            case ast.withitem(optional_vars=ast.expr() as target):
                self._assign(target, node.context_expr)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.functions[node.name] = node
                self.own.add(node.name)
                self.guarded.update(id(inner) for inner in ast.walk(node))
            case ast.ClassDef(name=name):
                self.own.add(name)
            case ast.If() if "__name__" in ast.unparse(node.test):
                for statement in node.body:
                    self.guarded.update(id(inner) for inner in ast.walk(statement))
            case ast.Call():
                self.calls.append(node)

    def _assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self.assigned.setdefault(target.id, []).append((target.lineno, value))

    def _collect_parameters(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Gives a parameter the value of its default, or of the calls in the same file."""
        arguments = function.args
        names = [argument.arg for argument in arguments.posonlyargs + arguments.args]
        defaults = dict(zip(reversed(names), reversed(arguments.defaults), strict=False))
        for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
            if default is not None:
                defaults[argument.arg] = default
        for call in self.calls:
            if isinstance(call.func, ast.Name) and call.func.id == function.name:
                defaults |= dict(zip(names, call.args, strict=False))
                defaults |= {word.arg: word.value for word in call.keywords if word.arg}
        for name, value in defaults.items():
            self.assigned.setdefault(name, []).append((function.lineno, value))

    def _class(self, node: ast.ClassDef) -> Json:
        methods = [
            statement.name
            for statement in node.body
            if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef)
        ]
        fields = {
            target.id: self.value(value)
            for statement in node.body
            for target, value in _assignments(statement)
            if isinstance(target, ast.Name)
        }
        return {
            "name": node.name,
            "bases": [self._path(base) for base in node.bases],
            "methods": methods,
            "fields": fields,
        }

    def _call(self, node: ast.Call, depth: int = 0) -> Json:
        words: dict[str, Json] = {}
        for word in node.keywords:
            value = self.value(word.value, depth + 1)
            if word.arg is not None:
                words[word.arg] = value
            elif isinstance(value, dict) and not {"call", "code", "name"} & value.keys():
                words |= value
            else:
                words["**"] = value
        path = self._path(node.func)
        on = None
        if path is None and isinstance(node.func, ast.Attribute):
            on = self.value(node.func.value, depth + 1)
        return {
            "call": path,
            "method": node.func.attr if isinstance(node.func, ast.Attribute) else None,
            "on": on,
            "positional": [self.value(argument, depth + 1) for argument in node.args],
            "with": words,
            "guarded": id(node) in self.guarded,
        }

    def _path(self, node: ast.expr) -> str | None:
        """Returns the dotted path of something imported, built in or defined in the file."""
        match node:
            case ast.Name(id=name):
                return self._path_of_name(name)
            case ast.Attribute(value=value, attr=attr):
                path = self._path(value)
                return None if path is None else f"{path}.{attr}"
            case ast.Subscript(value=value):
                return self._path(value)
        return None

    def _path_of_name(self, name: str) -> str | None:
        if name in self.imports:
            return self.imports[name]
        if name in self.own:
            return f"{_OWN}.{name}"
        is_built_in = name not in self.assigned and hasattr(builtins, name)
        return name if is_built_in else None

    def value(self, node: ast.expr, depth: int = 0) -> Json:
        """Returns plain values as they are, and other expressions by what they name or call."""
        if depth > _DEEPEST:
            return {"code": ast.unparse(node)}
        match node:
            case ast.Constant(value=str() | int() | float() | None as value):
                return value
            case ast.List(elts=items) | ast.Tuple(elts=items) | ast.Set(elts=items):
                return [self.value(item, depth + 1) for item in items]
            case ast.Dict():
                return self._dict(node, depth)
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float() as value)):
                return -value
            case ast.JoinedStr(values=parts):
                return "".join(self._text(part, depth) for part in parts)
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                first, second = (self.value(side, depth + 1) for side in (left, right))
                for kind in (str, list):
                    if isinstance(first, kind) and isinstance(second, kind):
                        return first + second
            case ast.Await(value=value):
                return self.value(value, depth + 1)
            case ast.Call():
                return self._called(node, depth)
            case ast.Name(id=name) if name in self.assigned:
                return self.value(self._last_assigned(name, node.lineno), depth + 1)
            case ast.Name() | ast.Attribute():
                path = self._path(node)
                return {"code": ast.unparse(node)} if path is None else {"name": path}
        return {"code": ast.unparse(node)}

    def _last_assigned(self, name: str, line: int) -> ast.expr:
        values = sorted(self.assigned[name], key=lambda entry: entry[0])
        before = [value for at, value in values if at < line]
        return before[-1] if before else values[0][1]

    def _dict(self, node: ast.Dict, depth: int) -> Json:
        found: dict[str, Json] = {}
        for key, item in zip(node.keys, node.values, strict=True):
            value = self.value(item, depth + 1)
            if key is not None:
                found[str(self.value(key, depth + 1))] = value
            elif isinstance(value, dict):
                found |= value
        return found

    def _called(self, node: ast.Call, depth: int) -> Json:
        call = self._call(node, depth)
        if call["call"] == "dict" and not call["positional"]:
            return call["with"]
        text = [*call["positional"], call["on"]][0]
        changes_little = call["call"] in _TEXT_FUNCTIONS or (
            call["call"] is None and call["method"] in _TEXT_METHODS
        )
        return text if changes_little and isinstance(text, str) else call

    def _text(self, part: ast.expr, depth: int) -> str:
        inner = part.value if isinstance(part, ast.FormattedValue) else part
        value = self.value(inner, depth + 1)
        return f"{{{ast.unparse(inner)}}}" if isinstance(value, dict | list) else str(value)


def _assignments(statement: ast.stmt) -> list[tuple[ast.expr, ast.expr]]:
    match statement:
        case ast.Assign(targets=targets, value=value):
            return [(target, value) for target in targets]
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            return [(target, value)]
    return []


def _without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        match body:
            case [ast.Expr(value=ast.Constant(value=str())), *rest]:
                node.body = rest or [ast.Pass()]
    return tree
