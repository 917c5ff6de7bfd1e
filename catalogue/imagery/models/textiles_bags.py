"""Bags: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S
from models import textiles_cloth as C
from models.textiles_soft import pad, sheet, tag, _set_uv


def _sack(width, depth, height, mat, top_depth, slump=0.05, seed=0, n=60):
    """Open bag body: rounded plan that flattens from `depth` at the floor to `top_depth` at the rim. Doubled cloth."""
    ring = S.rounded_rect(width, 1.0, 0.3, 6)
    pts = []
    for (x, y), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
        k = max(1, round(math.hypot(x2 - x, y2 - y) / 0.12))
        pts += [(x + (x2 - x) * i / k, y + (y2 - y) * i / k) for i in range(k)]
    m = len(pts)

    def f(u, v):
        x, y = pts[round(u * m) % m]
        foot = min(1.0, v * 14) ** 0.5
        d = depth + (top_depth - depth) * v ** 1.1
        k = 0.93 + 0.07 * foot
        o = S.mnoise.noise_vector(S.Vector((x * 0.7 + seed, y * 2, v * height * 0.7))) * slump * (0.25 + v)
        belly = 1 + 0.12 * math.sin(math.pi * v) * (1 - (2 * x / width) ** 2)
        return (x * k * (1 - 0.02 * math.sin(math.pi * v)) + o.x * 0.6, y * d * k * belly + o.y * 1.6, height * v + o.z * v * 0.8)
    ob = S.grid(f, m, n, mat, 'sack', wrap_u=True)
    arc = [0.0]
    for a, b in zip(pts, pts[1:] + pts[:1]):
        arc.append(arc[-1] + math.hypot(b[0] - a[0], (b[1] - a[1]) * depth))
    _set_uv(ob, arc, [height * k / n for k in range(n + 1)])
    floor = S.box(width * 0.94, depth * 0.94, 0.06, 0.02, mat)
    return [S.solidify(ob, 0.05, -1), floor]


def _print_name(y, z, color, cloth):
    """The shop's name, printed on the front."""
    ink = M.matte(color, 0.8, 0.3, 90)
    name = S.text('mallard', 0.46, ink, 0.0, spacing=1.12)
    m = name.modifiers.new('on the cloth', 'SHRINKWRAP')
    m.target, m.wrap_method, m.use_negative_direction, m.use_positive_direction, m.offset, m.project_limit = cloth, 'PROJECT', True, True, 0.012, 0.6
    return S.place(name, (0, y, z), (90, 0, 0))


def tote(color, print_color, filled=False):
    """Canvas tote with web handles, a doubled base and a white ring woven below the rim; `filled` with bread and greens."""
    mat = C.banded_canvas(color, '#ece6da', print_color, 3.18, 3.62)
    parts = _sack(3.8, 1.25, 4.0, mat, 1.02 if filled else 0.42, seed=3, slump=0.09)
    web = C.linen(M.shade(color, 0.86), 1.4, 0.3, 0.14)
    for y, s in ((-0.24, -1), (0.24, 1)):
        y *= 2.0 if filled else 1.0
        S.tube([(-0.85, y, 3.1), (-0.85, y * 1.05, 3.9), (-0.8, y * 1.0, 4.7), (-0.45, y * 0.7, 5.65), (0, y * 0.5, 5.95), (0.45, y * 0.7, 5.65), (0.8, y, 4.7),
                (0.85, y * 1.05, 3.9), (0.85, y, 3.1)], 0.15, web, flat=0.2, smooth=10)
    _print_name(-0.95 if filled else -0.62, 1.75, print_color, parts[0])
    if filled:
        _groceries()
    return dict(elev=9, azim=-26, fill=0.76)


CUTS, CUT_LENGTH = 4, 0.85     # slashes of a baguette, and how far one reaches along it


def _slash(u, along, first):
    """How open a baguette's crust is at a place, 0-1: slanted cuts one after another, on the side u = 0.5."""
    across = (u - 0.5) * 2.6
    deep = 0.0
    for k in range(CUTS):
        t = (along - first - k * CUT_LENGTH * 0.82 + across * 0.55) / (CUT_LENGTH / 2)
        if abs(t) < 1:
            deep = max(deep, 1 - abs(across + 0.18 * t) / (0.20 * math.sqrt(1 - t * t) + 1e-6))
    return max(0.0, deep)


def _crust():
    """Baked crust, darker on its high places, floured; pale crumb where the vertex colours say that it has burst open."""
    g = M.Graph('crust')
    p = g.coord()
    burst = g.n('SeparateXYZ', Vector=g.n('Attribute', {'attribute_name': 'burst'}).outputs['Color']).outputs[0]
    baked = g.mix(g.ramp(g.noise(p, 1.7, 4, 0.6), (0.35, 0.0), (0.68, 1.0)), '#a3662c', '#c98f4c')
    baked = g.mix(g.ramp(g.noise(p, 9.0, 4, 0.65), (0.45, 0.0), (0.8, 0.55)), baked, '#7c4519')
    flour = g.ramp(g.noise(g.coord(scale=(1, 1, 0.6)), 4.0, 5, 0.7), (0.5, 0.0), (0.75, 0.5))
    baked = g.mix(flour, baked, '#e3cda6')
    c = g.mix(g.ramp(burst, (0.05, 0.0), (0.35, 1.0)), baked, g.mix(g.noise(p, 14, 3), '#d9b273', '#ecd6a6'))
    rough = g.math('ADD', g.math('MULTIPLY', g.noise(p, 12, 4, 0.65), 0.7), g.noise(p, 3.5, 3))
    return g.done(g.principled(Base_Color=c, Roughness=0.68, Specular=0.25, Normal=g.bump(rough, 0.55, 0.05)))


def _baguette(length=5.2, radius=0.40):
    """Long loaf standing on z = 0, blunt at its ends, its cuts facing -y."""
    rows, sides = 320, 160

    def around(u, v):
        z = v * length
        end = min(z, length - z)
        r = radius * (1 - 0.88 * max(0.0, 1 - end / 0.85) ** 2.2) if end > 0 else 0.02
        r *= 1 + 0.03 * math.sin(z * 7.4 / CUT_LENGTH + 1) * max(0.0, math.cos((u - 0.5) * S.TAU))
        open_ = _slash(u, length - z, 0.62)
        lip = max(0.0, 1 - abs(open_ - 0.12) / 0.12)
        a = -math.pi / 2 + (u - 0.5) * S.TAU
        r *= 1 - 0.05 * open_ + 0.045 * lip
        return (r * math.cos(a), r * math.sin(a), z)
    loaf = S.grid(around, sides, rows, _crust(), 'baguette', wrap_u=True)
    burst = loaf.data.color_attributes.new('burst', 'FLOAT_COLOR', 'POINT')
    for k, d in enumerate(burst.data):
        o = _slash((k % sides) / sides, length * (1 - k // sides / rows), 0.62)
        d.color = (o, o, o, 1)
    return S.wobble(loaf, 0.05, 1.1, 2)


def _groceries():
    """A baguette and a bunch of chard that look out of a bag."""
    S.place(_baguette(), (-0.80, 0.06, 0.75), (0, -5, -12))
    R = S.rng(5)
    green = [M.leaf(c, '#b9cf9c', 0.4) for c in ('#37703f', '#467f48', '#5a8d4c')]
    stalk = M.matte('#b9cba0', 0.5)
    for i in range(11):
        x, y, out = R.uniform(0.25, 1.15), R.uniform(-0.16, 0.18), R.uniform(-34, 34)
        long = R.uniform(1.15, 1.6)
        leaf = S.blade(long, R.uniform(0.62, 0.82), green[i % 3], bend=R.uniform(0.35, 0.9), cup=0.22, tip=0.8)
        S.wobble(leaf, 0.07, 3.2, i)
        stem = S.tube([(0, -1.1, -0.05), (0, -0.4, 0), (0, 0.35, 0.03)], 0.05, stalk, radii=[0.07, 0.055, 0.025], seg=8)
        S.group([leaf, stem], (x, y, 3.95 + R.uniform(-0.15, 0.2)), (R.uniform(70, 86), 0, out))


def backpack(color, strap='#8a4a33'):
    """Roll-top backpack of waxed cotton with leather straps, brass buckles and a front pocket."""
    cloth, hide, brass = C.waxed(color), M.leather(strap, 0.5, 24), M.metal('#c49a4a', 0.28)
    parts = _sack(3.0, 1.5, 4.0, cloth, 1.0, seed=6, slump=0.07)
    lid = sheet([(-0.50, 3.8), (-0.5, 4.1), (-0.34, 4.32), (0.0, 4.38), (0.34, 4.30), (0.5, 4.1), (0.5, 3.8)], 2.92, 0.16, cloth, nx=40)
    roll = sheet([(0.27 * math.cos(a) * (1 - k / 90), 0.27 * math.sin(a) * (1 - k / 90)) for k in range(30) for a in (S.TAU * k / 18,)], 3.05, 0.11, cloth, smooth=0)
    S.wobble(roll, 0.04, 1.1, 3)
    S.place(roll, (0, -0.12, 4.58))
    S.wobble(lid, 0.03, 1.0, 4)
    S.place(S.box(2.8, 0.88, 0.7, 0.2, cloth, 6), (0, 0, 3.6))
    _pocket(cloth, hide)
    for x in (-0.85, 0.85):
        _closure(x, hide, brass)
    _carry(hide, cloth, brass)
    S.place(S.box(3.02, 1.52, 0.55, 0.22, hide, 6), (0, 0, 0.01))
    return dict(elev=9, azim=-28, fill=0.74)


def _pocket(cloth, hide):
    """Zipped front pocket with a leather patch."""
    p = pad(2.3, 2.0, 0.42, cloth, 0.35, 0.18, 0.06, 3, 0.05)
    S.place(p, (0, -0.66, 1.62), (90, 0, 0))
    S.tube([(-0.98, -1.09, 2.34), (0, -1.12, 2.36), (0.98, -1.09, 2.34)], 0.035, M.metal('#7d6a45', 0.4), smooth=4)
    S.place(S.box(0.12, 0.05, 0.42, 0.04, hide), (0.98, -1.13, 1.98))
    tag(0.62, 0.42, 'mallard', (0, -1.11, 1.25), (88, 0, 0), '#8a4a33', '#e9dcc4', 0.13)


def _closure(x, hide, brass):
    """Strap from behind over the roll to a buckle on the front."""
    S.place(sheet([(0.55, 3.9), (0.52, 4.5), (0.2, 4.92), (-0.2, 4.95), (-0.50, 4.6), (-0.60, 4.1), (-0.68, 3.5), (-0.74, 3.1)], 0.26, 0.06, hide, nx=8), (x, 0, 0))
    S.tube([(x - 0.2, -0.76, 3.45), (x + 0.2, -0.76, 3.45), (x + 0.2, -0.8, 3.15), (x - 0.2, -0.8, 3.15)], 0.035, brass, smooth=0, closed=True)
    S.tube([(x, -0.78, 3.44), (x, -0.83, 3.16)], 0.028, brass, smooth=0)


def _carry(hide, cloth, brass):
    """Grab loop and two padded shoulder straps at the back."""
    S.tube([(-0.35, 0.55, 4.2), (-0.3, 0.6, 4.75), (0, 0.62, 4.95), (0.3, 0.6, 4.75), (0.35, 0.55, 4.2)], 0.12, hide, flat=0.35)
    for s in (-1, 1):
        S.tube([(s * 0.45, 0.62, 4.0), (s * 0.6, 1.0, 3.9), (s * 0.95, 1.25, 3.0), (s * 1.1, 1.15, 1.9), (s * 1.15, 0.92, 1.1)], 0.26, cloth, flat=0.25, smooth=10)
        S.tube([(s * 1.15, 0.94, 1.2), (s * 1.22, 0.9, 0.7), (s * 1.3, 0.7, 0.35)], 0.12, hide, flat=0.3)
        S.tube([(s * 1.15 - 0.18, 0.98, 1.2), (s * 1.15 + 0.18, 0.98, 1.2), (s * 1.15 + 0.18, 0.95, 1.0), (s * 1.15 - 0.18, 0.95, 1.0)], 0.03, brass, smooth=0, closed=True)
