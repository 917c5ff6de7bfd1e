"""The list of pictures. Every picture of the shop has a name `<product>/<view>` and a recipe in `shots/`.

    shoot('cloud-glaze-mug', kitchen.mug,
          colours={'bottle-green': dict(color=GREEN, dip=CREAM, tint='sage'), 'amber': dict(color=AMBER, dip=CREAM, tint='butter')},
          views={'handle': dict(azim=58, elev=30), 'glaze': dict(aim=(0.4, 0, 0.8), zoom=2.4)})

makes `cloud-glaze-mug/bottle-green`, `/amber`, `/handle` and `/glaze`. A recipe mixes the model's own keyword arguments
with shot settings (the keys of `SHOT`). The first color is also the cover of the product, and the color of its other views.
"""
import importlib
import pkgutil

# lens: mm · elev, azim: degrees · fill: share of the frame · drop: upward shift of the frame · tint: backdrop · scene: cyc or wall ·
# mood: day or evening · gain: light · exposure: stops · aim: point to look at, 0-1 along x, y, z of the product's box · zoom: times nearer ·
# ratio: width / height · pixels: width of the finished picture · side: how far right of the middle, as a share of the width ·
# samples: factor for the number of samples, for a lamp whose own light on the floor would be blotchy
SHOT = dict(lens=70, elev=13, azim=0, fill=0.64, drop=0.015, tint='stone', scene='cyc', mood='day', gain=1.0, exposure=0.0, aim=None, zoom=1.0,
            ratio=1.0, pixels=960, side=0.0, samples=1)
SHOTS = {}
COVER, SCENE, COLOUR, VIEW = range(4)         # order of rendering: the most important pictures first
RANKS = {}


def shoot(product, model, colours=None, hero=None, views=None):
    """Registers the pictures of one product. `colours`: a recipe per color; `hero`: the recipe of a product without colors."""
    recipes = dict(colours or {'hero': hero or {}})
    cover = next(iter(recipes))
    for name, recipe in recipes.items():
        _add('%s/%s' % (product, name), model, recipe, COVER if name == cover else COLOUR)
    for name, view in (views or {}).items():
        _add('%s/%s' % (product, name), model, {**recipes[cover], **view}, VIEW)


def scene(name, model, **recipe):
    """Registers `scenes/<name>`: several products in one picture, for a slide of the carousel or a category."""
    _add('scenes/' + name, model, recipe, SCENE)


def _add(name, model, recipe, rank):
    if name in SHOTS:
        raise ValueError('Two pictures are called ' + name)
    SHOTS[name] = (recipe.get('model', model), {k: v for k, v in recipe.items() if k != 'model'})
    RANKS[name] = rank


def load():
    """Reads all of `shots/`. Returns name -> (model, recipe) in the order of rendering."""
    import shots
    for module in pkgutil.iter_modules(shots.__path__):
        importlib.import_module('shots.' + module.name)
    return {name: SHOTS[name] for name in sorted(SHOTS, key=RANKS.get)}
