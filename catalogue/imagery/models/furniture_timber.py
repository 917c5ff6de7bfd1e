"""Woods and lacquers of the furniture, and bent or turned parts made of them."""
import math
import materials as M
import shapes as S

WOODS = {'walnut': ('#96694a', '#583827'), 'oak': ('#c9a67a', '#9d774e'), 'ash': ('#d3b78c', '#b0895c'), 'smoked': ('#7a5c43', '#4a3527'),
         'chestnut': ('#8f5238', '#5c2f20'), 'ink': ('#3a3f3c', '#1f2523'), 'birch': ('#d6bf97', '#b99b6c')}
LACQUERS = {'cream': '#d9cfbd', 'bottle-green': '#1e4f41', 'sage': '#949f8d', 'clay': '#a3603f', 'grey': '#90918d'}


def timber(kind, axis='X', scale=0.5):
    """Material of a wood with its grain along `axis`, or of a lacquer."""
    if kind in LACQUERS:
        return M.matte(LACQUERS[kind], 0.48, 0.05, 50, 0.1)
    light, dark = WOODS[kind]
    return M.wood(light, dark, scale, axis)


def bent(path, width, thick, mat, up=(0, 0, 1), e=0.5, taper=14, n=72, seg=28):
    """Steam-bent slat: a rounded flat section along points, `width` towards `up`, closing round at both ends."""
    C = S.catmull(path, 16)
    up = S.Vector(up)

    def f(u, v):
        q = (0.5 - 0.5 * math.cos(math.pi * v)) * (len(C) - 1)
        i = min(int(q), len(C) - 2)
        p, d = C[i].lerp(C[i + 1], q - i), (C[min(i + 2, len(C) - 1)] - C[max(i - 1, 0)]).normalized()
        w = (up - d * up.dot(d)).normalized()
        k = max(0.0, 1 - abs(2 * q / (len(C) - 1) - 1) ** taper) ** 0.5
        a = u * S.TAU
        c, s = math.cos(a), math.sin(a)
        return p + w * (math.copysign(abs(c) ** e, c) * width / 2 * k) + d.cross(w) * (math.copysign(abs(s) ** e, s) * thick / 2 * k)
    return S.grid(f, seg, n, mat, 'slat', wrap_u=True)


def leg(foot, top, mat, r_foot=0.13, r_top=0.2):
    """Round tapered leg."""
    mid = tuple((a + b) / 2 for a, b in zip(foot, top))
    return S.tube([(foot[0], foot[1], foot[2] + r_foot * 0.5), mid, top], r_top, mat, radii=[r_foot, (r_foot + r_top) / 2, r_top], seg=24)


def board(w, d, h, mat, loc=(0, 0, 0), r=0.06):
    """Plank with eased edges, its underside at loc."""
    return S.box(w, d, h, r, mat, 4, 'board', loc)

