"""Cookware: skillet, casserole, knife. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S
from mathutils import noise
from models.kitchen import WALNUT, board, surface


def iron():
    """Seasoned cast iron: near black, faintly pebbled, with the sheen of oil."""
    g = M.Graph('iron')
    p = g.coord()
    base = g.mix(g.noise(p, 1.4, 4), '#26282a', '#3a3a39')
    r = g.math('ADD', g.math('MULTIPLY', g.noise(p, 5.0, 3), 0.22), 0.32)
    return g.done(g.principled(Base_Color=base, Roughness=r, Specular=0.5, Normal=g.bump(g.noise(p, 34, 3), 0.22, 0.012)))


# ---------------------------------------------------------------- skillet
def skillet(egg=False):
    """Thin-walled iron skillet with two pouring lips and a beech handle; `egg`: a fried egg in it."""
    fe = iron()
    pan = S.vessel([(0.96, 0), (1.0, 0.01), (1.06, 0.05), (1.16, 0.20), (1.27, 0.40), (1.31, 0.46)], 0.05, fe, 0.06, seg=192)
    for v in pan.data.vertices:                                 # pouring lips to both sides of the handle
        a, r = math.atan2(v.co.y, v.co.x), math.hypot(v.co.x, v.co.y)
        k = max(0.0, (v.co.z - 0.18) / 0.3) * max(math.exp(-((abs(a) - math.pi / 2) / 0.16) ** 2), 0)
        v.co.x, v.co.y, v.co.z = v.co.x * (1 + 0.05 * k), v.co.y * (1 + 0.05 * k), v.co.z - 0.05 * k
    S.tube([(1.22, 0, 0.33), (1.45, 0, 0.38), (1.72, 0, 0.45)], 0.1, fe, radii=[0.17, 0.105, 0.10], flat=0.62, smooth=10)
    S.tube([(1.66, 0, 0.435), (1.71, 0, 0.45)], 0.1, M.metal('#b9b4aa', 0.3), radii=[0.128, 0.128], flat=0.8, smooth=4, seg=32)
    beech = M.wood('#c08a58', '#94602f', 1.0, 'X')
    S.tube([(1.70, 0, 0.447), (2.1, 0, 0.56), (2.6, 0, 0.69), (3.0, 0, 0.76), (3.13, 0, 0.775)], 0.1, beech, radii=[0.115, 0.148, 0.135, 0.152, 0.125], flat=0.72, seg=32)
    cord = M.leather('#6e4a30')
    S.tube([(3.02, 0, 0.80), (3.20, 0.05, 0.84), (3.36, 0.07, 0.62), (3.30, 0.04, 0.45), (3.16, 0.0, 0.60)], 0.018, cord, closed=True, seg=10)
    if egg:
        fried_egg(-0.1, -0.06)
    return dict(elev=30, azim=38, fill=0.84)


def fried_egg(x0, y0):
    """Fried egg with a ragged crisp edge."""
    g = M.Graph('white')
    xyz = g.n('SeparateXYZ', Vector=g.coord())
    r = g.math('SQRT', g.math('ADD', g.math('POWER', xyz.outputs[0], 2.0), g.math('POWER', xyz.outputs[1], 2.0)))
    crisp = g.ramp(g.math('ADD', r, g.math('MULTIPLY', g.noise(g.coord(), 5.0), 0.22)), (0.62, '#ddd6c6'), (0.80, '#b98a4e'))
    white = g.done(g.principled(Base_Color=crisp, Roughness=0.25, Specular=0.5, Subsurface=0.15, Subsurface_Radius=(0.1, 0.08, 0.05)))

    def f(u, v):
        a = u * S.TAU
        edge = 0.60 + 0.17 * noise.noise((math.cos(a) * 1.3, math.sin(a) * 1.3, 4.0)) + 0.03 * noise.noise((math.cos(a) * 7, math.sin(a) * 7, 1.0))
        r, h = edge * v, 0.07 * (1 - v ** 6) * (0.55 + 0.45 * math.exp(-(v / 0.5) ** 2))
        x, y = r * math.cos(a), r * math.sin(a)
        return (x, y, 0.062 + h + 0.014 * noise.noise((x * 5, y * 5, 2.0)) * (1 - v))
    S.place(S.grid(f, 140, 36, white, wrap_u=True), (x0, y0, 0))
    S.sphere(0.225, M.wax('#d98a17'), (x0 - 0.06, y0 + 0.04, 0.10), 0.58)
    pepper, R = M.matte('#332a22', 0.9), S.rng(12)
    for _ in range(26):
        q, a = R.uniform(0.05, 0.5), R.uniform(0, S.TAU)
        S.sphere(R.uniform(0.008, 0.014), pepper, (x0 + q * math.cos(a), y0 + q * math.sin(a), 0.135 if q > 0.24 else 0.205), seg=8)


# ---------------------------------------------------------------- casserole
def enamel(color):
    """Vitreous enamel: deep gloss, darker where it runs thin."""
    g = M.Graph('enamel')
    p = g.coord()
    z = g.n('SeparateXYZ', Vector=p).outputs[2]
    base = g.mix(g.ramp(g.math('ADD', z, g.math('MULTIPLY', g.noise(p, 2.0), 0.2)), (0.05, 1.0), (0.75, 0.0)), color, M.shade(color, 0.55))
    return g.done(g.principled(Base_Color=base, Roughness=0.2, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.06,
                               Normal=g.bump(g.noise(p, 4.0, 2), 0.05, 0.03)))


def casserole(color, opened=False):
    """Enamelled iron casserole with a brass knob; `opened`: the lid slid back, a stew inside."""
    coat, cream, fe = enamel(color), M.ceramic('#d9cfba', 0.2), M.matte('#2b2a29', 0.5, 0.15, 40)
    S.lathe([(0, 0), (0.88, 0.0, 0.03), (0.93, 0.03), (0.93, 0.05)], fe, name='foot')
    S.lathe([(0.90, 0.03), (1.0, 0.045, 0.08), (1.10, 0.30, 0.3), (1.14, 0.92, 0.05), (1.165, 0.955, 0.02), (1.165, 1.0)], coat, name='pot')
    S.lathe([(1.165, 0.998), (1.165, 1.02, 0.012), (1.08, 1.02, 0.012), (1.075, 0.98)], fe, name='rim')
    S.lathe([(1.078, 1.0), (1.07, 0.9, 0.1), (1.02, 0.16, 0.2), (0.8, 0.10, 0.1), (0, 0.10)], cream, name='inside')
    for s in (-1, 1):
        S.tube([(s * 1.10, -0.34, 0.77), (s * 1.30, -0.32, 0.80), (s * 1.42, -0.15, 0.815), (s * 1.42, 0.15, 0.815), (s * 1.30, 0.32, 0.80), (s * 1.10, 0.34, 0.77)],
               0.07, coat, radii=[0.10, 0.078, 0.07, 0.07, 0.078, 0.10], flat=0.75, smooth=12)
    lid = [S.lathe([(1.08, 1.0), (1.17, 1.005, .01), (1.185, 1.03, 0.02), (1.165, 1.07, 0.02), (1.06, 1.10, 0.03), (1.02, 1.135, 0.03), (0.5, 1.245, 0.3), (0, 1.265)], coat, name='lid'),
           S.lathe([(1.08, 1.0), (1.0, 1.05, 0.05), (0.5, 1.17, 0.3), (0, 1.19)], cream, name='underside'),
           S.lathe([(0, 1.25), (0.10, 1.25), (0.085, 1.30, 0.03), (0.085, 1.36, 0.03), (0.20, 1.40, 0.03), (0.20, 1.45, 0.025), (0.17, 1.47, 0.02), (0, 1.475)], M.metal('#bf9d64', 0.28, 0.5), name='knob')]
    if opened:
        S.group(lid, (-0.72, 0.56, 0.024), (0, 0, 0))
        surface(1.062, 0.66, M.ceramic('#8f4a22', 0.22, speckle=0.9, speckle_color='#5e6b33'))
    return dict(elev=15, azim=-14, fill=0.76)


# ---------------------------------------------------------------- knife
def knife_parts():
    """Santoku lying flat, edge to -y, tip to +x: ground blade, steel bolster, walnut handle with brass pins."""
    def edge(x):
        return 0.05 * (1 - math.cos(x / 1.7 * math.pi / 2)) + 0.10 * max(0.0, (x - 1.15) / 0.55) ** 2

    def spine(x):
        return 0.46 - 0.31 * max(0.0, (x - 1.05) / 0.65) ** 2.2

    def f(u, v):
        x = 1.7 * u
        s = 1 - abs(2 * v - 1)                                  # 0 at the edge, 1 at the spine
        lo, hi = edge(x), max(spine(x), edge(x) + 0.003)
        thick = 0.006 * min(1, s / 0.2) + 0.008 * max(0, s - 0.2)
        return (x, lo + (hi - lo) * s, thick if v < 0.5 else -thick)
    blade = S.grid(f, 90, 40, M.metal('#c4c6c6', 0.24, 0.5, 'X'), 'blade', auto=4)
    steel = M.metal('#b9bab8', 0.22)
    bolster = S.tube([(-0.16, 0.31, 0), (-0.08, 0.31, 0), (0.02, 0.31, 0)], 0.1, steel, radii=[0.115, 0.125, 0.13], flat=0.55, seg=32)
    walnut = M.wood(*WALNUT, 1.6, 'X')
    grip = S.tube([(-0.14, 0.31, 0), (-0.42, 0.30, 0), (-0.75, 0.305, 0), (-1.08, 0.28, 0), (-1.27, 0.25, 0)], 0.1, walnut,
                  radii=[0.118, 0.128, 0.118, 0.14, 0.125], flat=0.62, seg=36)
    pins = [S.place(S.lathe([(0, 0.0), (0.028, 0.0), (0.028, 0.08, 0.006), (0, 0.083)], M.metal('#c9a566', 0.25), 32), (x, 0.302, 0)) for x in (-0.38, -0.98)]
    mark = S.place(S.text('mallard', 0.075, M.metal('#77797a', 0.5), 0.0005, spacing=1.1), (0.30, 0.33, 0.0125))
    return [blade, bolster, grip, *pins, mark]


def santoku():
    """The knife lying on a folded linen cloth."""
    S.group(knife_parts(), (-0.24, -0.28, 0.165), (3, 0, 28))
    cloth, hem = M.fabric('#8f9d92', 200, 120, bump=0.6, melange=0.35), M.fabric('#1d5c4b', 200, 2, bump=0.4)

    def sheet(w, d, z, seed):
        def f(u, v):
            x, y = (u - 0.5) * w, (v - 0.5) * d
            fold = 0.022 * math.exp(-((x - 0.55 - 0.2 * y) / 0.07) ** 2) + 0.014 * math.exp(-((x + 0.62 + 0.1 * y) / 0.06) ** 2)
            return (x + 0.02 * noise.noise((y * 2, seed, 0)), y + 0.02 * noise.noise((x * 2, seed, 5)), z + fold + 0.012 * noise.noise((x * 1.5, y * 1.5, seed)))
        parts = [S.solidify(S.grid(f, 110, 60, cloth), 0.016)]
        for side in (-0.455, 0.455):
            parts.append(S.grid(lambda u, v: [a + b for a, b in zip(f(0.5 + side + (u - 0.5) * 0.022, v), (0, 0, 0.004))], 3, 60, hem))
        return parts
    S.group(sheet(2.7, 1.30, 0.03, 1) + sheet(2.66, 1.24, 0.062, 2), (0.08, 0.05, 0), (0, 0, 20))
    return dict(elev=48, azim=0, fill=0.86)


def chopping(light=WALNUT[0], dark=WALNUT[1]):
    """The knife on a board with a cucumber half sliced."""
    plank = board(1.9, 2.5, 0.2, M.wood(light, dark, 1.2, 'Y'), 0.18)
    S.place(plank, (1.25, 0, 0), (0, 0, 90))
    S.group(knife_parts(), (-0.75, -0.72, 0.275), (0, 0, 8))
    g = M.Graph('cucumber')
    xyz = g.n('SeparateXYZ', Vector=g.coord())
    r = g.math('SQRT', g.math('ADD', g.math('POWER', xyz.outputs[0], 2.0), g.math('POWER', xyz.outputs[1], 2.0)))
    flesh = g.ramp(r, (0.0, '#c3c98e'), (0.10, '#b3c07c'), (0.165, '#c6d09a'), (0.192, '#9db867'), (0.205, '#3c6135'))
    skin = g.done(g.principled(Base_Color=flesh, Roughness=0.35, Specular=0.4))
    whole = S.lathe([(0, 0), (0.20, 0, 0.01), (0.215, 0.6, 0.3), (0.19, 1.05, 0.15), (0, 1.16)], skin)
    S.place(whole, (0.0, 0.45, 0.39), (0, 90, 4))
    R = S.rng(2)
    for k in range(9):
        slice_ = S.lathe([(0, 0), (0.203, 0, 0.006), (0.203, 0.045, 0.006), (0, 0.045)], skin)
        S.place(slice_, (-0.13 - 0.105 * k, 0.44 + R.uniform(-0.015, 0.015), 0.345 - 0.008 * k), (0, 74 - 5.0 * k, R.uniform(-5, 5)))
    return dict(elev=38, azim=-20, fill=0.84)
