"""Towels, cushions and table linen: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S
from models import textiles_cloth as C
from models.textiles_soft import fold, pillow, sheet, tag


def towels(shades):
    """Four folded terry towels in a stack, a woven label on the lowest."""
    z = 0.0
    for i, c in enumerate(shades):
        parts, h = fold(3.0 - 0.06 * i, 2.0 - 0.05 * i, 0.125, M.plush(c, 30, 0.8), seed=i + 2, waves=0.05)
        S.group(parts, (0.05 * (-1) ** i, 0.03 * (-1) ** i, z), (0, 0, (1.2, -1.6, 0.8, -0.7)[i]))
        z += h * 0.965
    tag(0.34, 0.2, 'mallard', (0.9, -1.04, 0.27), (90, 0, 1.2), size=0.085)
    return dict(elev=12, azim=-26, fill=0.70)


def _spiral(turns, t, r0=0.05):
    """Path of a rolled sheet from its core outwards, ending below."""
    n = int(turns * 24)
    return [((r0 + t * k / 24) * math.cos(a), (r0 + t * k / 24) * math.sin(a)) for k in range(n + 1) for a in (S.TAU * k / 24 - math.pi / 2,)]


def rolled_towels(shades):
    """The same four towels, rolled: three below, one on top."""
    r = 0.05 + 0.125 * 5
    spots = ((-1.42, 0), (0, 0), (1.42, 0), (-0.70, 1.16))
    for i, (c, (x, z)) in enumerate(zip(shades, spots)):
        ob = sheet(_spiral(5, 0.125), 2.6, 0.13, M.plush(c, 30, 0.8), smooth=0, step=0.07)
        S.wobble(ob, 0.03, 1.4, i)
        S.place(ob, (x, 0.1 * (-1) ** i, z + r + 0.06), (0, 0, 90 + 2 * (-1) ** i))
    return dict(elev=14, azim=-18, fill=0.70)


def waffle_towel(color):
    """Bath towel in waffle weave, folded to eight plies, a hanging loop at its side."""
    mat = C.waffle(color)
    parts, h = fold(3.0, 2.2, 0.10, mat, 4, 5, 0.05)
    loop = S.tube([(1.42, 0.3, h - 0.1), (1.72, 0.22, h - 0.3), (1.72, -0.1, h - 0.34), (1.42, -0.15, h - 0.12)], 0.03, C.linen('#efe6d6', 3), flat=0.4)
    S.group(parts + [loop], rot=(0, 0, 1))
    tag(0.3, 0.2, 'mallard', (-0.95, -1.13, 0.28), (90, 0, 1), size=0.075)
    return dict(elev=20, azim=-28, fill=0.76)


def cushion(cloth, edge, width=4.5, height=4.5, plump=2.3, lean=-11, seed=0):
    """Filled cushion, leaning back a little; `edge`: colour of its piping. `cloth` is 'corduroy' or 'linen', with its colour."""
    kind, color = cloth
    mat = C.corduroy(color) if kind == 'corduroy' else M.fabric(color, 22, 22, bump=0.35, melange=0.3)
    faces, rim = pillow(width, height, plump, mat, seed, crease=1.0 if kind == 'corduroy' else 2.2)
    pipe = S.tube(rim, 0.07, C.linen(edge, 1.0, 0.15), smooth=0, closed=True, seg=12)
    parts = faces + [pipe, tag(0.3, 0.42, 'm', (width * 0.5, 0, -height * 0.22), (90, 0, 0), size=0.2)]
    S.group(parts, (0, 0, height / 2 * math.cos(math.radians(lean)) + 0.02), (lean, 0, 0))
    return dict(elev=8, azim=-24, fill=0.64)


def napkins(color):
    """Four napkins of washed linen: three folded, the fourth rolled in a brass ring."""
    mat = C.washed(color, 26)
    z = 0.0
    for i in range(3):
        parts, h = fold(2.0, 1.9, 0.042, mat, 2, i + 4, 0.055)
        S.group(parts, (0.35 + 0.04 * (-1) ** i, 0.2 + 0.03 * (-1) ** i, z), (0, 0, 2.0 * (-1) ** i))
        z += h * 1.03
    _ringed(mat)
    return dict(elev=24, azim=-16, fill=0.72)


def _ringed(mat):
    """A napkin rolled up in a brass ring, lying in front."""
    roll = S.wobble(sheet(_spiral(4, 0.06, 0.04), 2.5, 0.05, mat, smooth=0, step=0.05), 0.035, 1.6, 2)
    ring = S.lathe([(0.27, -0.16), (0.33, -0.18, 0.02), (0.345, -0.14, 0.02), (0.345, 0.14, 0.02), (0.33, 0.18, 0.02), (0.27, 0.16)], M.metal('#c49a4a', 0.3))
    S.place(ring, (-0.1, 0, 0), (0, 90, 0))
    S.group([roll, ring], (-0.3, -1.5, 0.33), (0, 0, 14))
