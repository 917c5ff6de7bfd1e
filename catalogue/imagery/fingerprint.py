"""Detects pictures that are out of date."""
import hashlib
import inspect
import types

PLAIN = (str, int, float, bool, tuple, list, dict, type(None))


def fingerprint(model, recipe):
    """Returns a hash of the recipe, of the model's function, and of all functions and constants of `models/` that it uses.
    It leaves out what all pictures share (studio, materials, shapes, light). After a change there, render all pictures again."""
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
    """Yields the functions and constants of `models/` that a function uses."""
    names = sorted(_names(function.__code__))
    for name in names:
        value = function.__globals__.get(name)
        if isinstance(value, types.ModuleType) and value.__name__.startswith('models.'):
            used = [vars(value)[member] for member in names if member in vars(value)]
        else:
            used = [value]
        for item in used:
            if isinstance(item, types.FunctionType) and item.__module__.startswith('models.'):
                yield item
            elif isinstance(item, PLAIN) and item is not None:
                yield item


def _names(code):
    """Returns the global and attribute names in code, including nested functions."""
    inner = [_names(const) for const in code.co_consts if isinstance(const, types.CodeType)]
    return set(code.co_names).union(*inner)
