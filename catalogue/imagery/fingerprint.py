"""Tells when a picture is out of date."""
import hashlib
import inspect
import types

PLAIN = (str, int, float, bool, tuple, list, dict, type(None))


def fingerprint(model, recipe):
    """Changes when the recipe does, the model's function, or any function or constant of `models/` that it uses. What all
    pictures share (studio, materials, shapes, light) is left out: after a change there, take them all anew."""
    parts = []
    _describe((model, recipe), set(), parts)
    return hashlib.sha256('\n'.join(parts).encode()).hexdigest()[:16]


def _describe(value, seen, parts):
    if isinstance(value, types.FunctionType):
        if value in seen:
            return
        seen.add(value)
        parts.append(inspect.getsource(value))
        for cell in value.__closure__ or ():
            _describe(cell.cell_contents, seen, parts)
        for used in _uses(value):
            _describe(used, seen, parts)
    elif isinstance(value, dict):
        for key in sorted(value):
            parts.append(repr(key))
            _describe(value[key], seen, parts)
    elif isinstance(value, (list, tuple)):
        for item in value:
            _describe(item, seen, parts)
    else:
        parts.append(repr(value))


def _uses(function):
    """Functions and constants of `models/` that a function names, its own or those of a sibling module."""
    names = sorted(_names(function.__code__))
    for name in names:
        value = function.__globals__.get(name)
        if isinstance(value, types.ModuleType) and value.__name__.startswith('models.'):
            found = [vars(value)[member] for member in names if member in vars(value)]
        else:
            found = [value]
        for one in found:
            if isinstance(one, types.FunctionType) and one.__module__.startswith('models.'):
                yield one
            elif isinstance(one, PLAIN) and one is not None:
                yield one


def _names(code):
    """Global and attribute names in a piece of code and in the functions inside it."""
    inner = [_names(const) for const in code.co_consts if isinstance(const, types.CodeType)]
    return set(code.co_names).union(*inner)
