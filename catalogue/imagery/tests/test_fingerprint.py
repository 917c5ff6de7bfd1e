"""Needs neither Blender nor numpy."""
import importlib
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from fingerprint import fingerprint                            # noqa: E402

MODEL = '''
COLOUR = {colour!r}
def cup(size):
    return part(size), COLOUR
def part(size):
    return size * {factor}
def other():
    return {other}
'''


class Fingerprint(unittest.TestCase):
    def of(self, recipe, colour='#123456', factor=2, other=1):
        """Returns the fingerprint of a model in its own package `models`."""
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(folder + '/models')
            open(folder + '/models/__init__.py', 'w').close()
            with open(folder + '/models/sample.py', 'w') as f:
                f.write(MODEL.format(colour=colour, factor=factor, other=other))
            hidden = {name: sys.modules.pop(name) for name in list(sys.modules) if name.split('.')[0] == 'models'}
            sys.path.insert(0, folder)
            importlib.invalidate_caches()
            try:
                return fingerprint(importlib.import_module('models.sample').cup, recipe)
            finally:
                sys.path.remove(folder)
                for name in ('models', 'models.sample'):
                    sys.modules.pop(name, None)
                sys.modules.update(hidden)

    def test_stays_where_nothing_changes_that_is_used(self):
        self.assertEqual(self.of({'size': 1}), self.of({'size': 1}, other=2))

    def test_follows_recipe_helpers_and_constants(self):
        base = self.of({'size': 1})
        for changed in (self.of({'size': 2}), self.of({'size': 1}, factor=3), self.of({'size': 1}, colour='#654321')):
            self.assertNotEqual(base, changed)


if __name__ == '__main__':
    unittest.main()
