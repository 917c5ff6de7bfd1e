"""Tea: pot, gaiwan set and caddy. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S
from models.kitchen import surface, tea


def flute(ob, n, depth, z0, z1):
    """Presses `n` soft upright flutes into the wall of a turned mesh between the heights z0 and z1."""
    for v in ob.data.vertices:
        r = math.hypot(v.co.x, v.co.y)
        k = max(0.0, min(1.0, (v.co.z - z0) * 9, (z1 - v.co.z) * 9))
        if r > 0.05:
            s = 1 - depth * k * (1 - abs(math.sin(math.atan2(v.co.y, v.co.x) * n / 2)))
            v.co.x *= s
            v.co.y *= s
    return ob


def tea_cup(mat, at, filled='#a2742b'):
    """Small handleless cup."""
    cup = S.vessel([(0.15, 0), (0.16, 0.012), (0.155, 0.04), (0.21, 0.09), (0.27, 0.19), (0.305, 0.30), (0.315, 0.33)], 0.022, mat, 0.06)
    parts = [cup] + ([surface(0.277, 0.245, tea(filled))] if filled else [])
    S.group(parts, at)


# ---------------------------------------------------------------- teapot
def teapot(color, opened=False, cups=False):
    """Side-handled teapot, glaze breaking to bare clay at the foot; `opened`: lid off; `cups`: two filled cups with it."""
    clay = '#8d7257'
    mat = M.ceramic(clay, 0.2, speckle=0.45, speckle_color='#20242c', dip=color, dip_z=0.11)
    top = M.ceramic(color, 0.2, speckle=0.45, speckle_color='#20242c')
    body = S.vessel([(0.36, 0), (0.385, 0.012), (0.42, 0.05), (0.57, 0.20), (0.63, 0.38), (0.58, 0.56), (0.44, 0.68), (0.315, 0.72), (0.30, 0.735)], 0.03, mat, 0.07)
    spout = S.tube([(-0.50, 0, 0.30), (-0.68, 0, 0.38), (-0.82, 0, 0.53), (-0.95, 0, 0.69)], 0.1, top, radii=[0.185, 0.125, 0.085, 0.072], smooth=12, caps=False)
    S.solidify(spout, 0.018)
    turn = math.radians(95)
    c, s = -math.cos(turn), -math.sin(turn)
    handle = S.tube([(c * 0.52, s * 0.52, 0.44), (c * 0.80, s * 0.80, 0.52), (c * 1.04, s * 1.04, 0.615), (c * 1.22, s * 1.22, 0.69)], 0.1, top,
                    radii=[0.12, 0.088, 0.115, 0.165], smooth=12, caps=False)
    S.solidify(handle, 0.03)
    parts = [S.wobble(body, 0.006, 1.2, 2), spout, handle]
    lid = [S.lathe([(0.27, 0.715), (0.315, 0.722, .01), (0.32, 0.745, .01), (0.22, 0.80, 0.05), (0.0, 0.825)], top, name='lid'),
           S.lathe([(0.0, 0.82), (0.05, 0.82), (0.045, 0.855, 0.02), (0.10, 0.885, 0.03), (0.10, 0.945, 0.04), (0.0, 0.965)], top, name='knob')]
    if opened:
        S.group(lid, (0.22, -1.02, -0.708))
        S.group([surface(0.44, 0.56, tea('#a8812f'))])
    else:
        parts += lid
    S.group(parts, rot=(0, 0, 42))
    if cups:
        white = M.ceramic('#ddd5c4', 0.22, speckle=0.3)
        tea_cup(white, (-1.15, -0.75, 0))
        tea_cup(white, (-0.38, -1.15, 0))
    return dict(elev=19, azim=0, fill=0.72)


# ---------------------------------------------------------------- gaiwan
def celadon(color):
    """Thick translucent glaze, paler where it thins on edges and with a faint crackle."""
    g = M.Graph('celadon')
    p = g.coord()
    edge = g.n('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=p, Scale=7.0)
    crack = g.math('LESS_THAN', edge.outputs['Distance'], 0.006)
    base = g.mix(g.noise(p, 2.2), M.shade(color, 0.90), M.shade(color, 1.06))
    point = g.n('NewGeometry').outputs['Pointiness']
    base = g.mix(g.ramp(point, (0.40, 0.5), (0.5, 0.0)), base, M.shade(color, 0.6))
    base = g.mix(g.ramp(point, (0.52, 0.0), (0.62, 0.55)), base, '#e4e2d2')
    base = g.mix(g.math('MULTIPLY', crack, 0.14), base, '#6e6a55')
    return g.done(g.principled(Base_Color=base, Roughness=0.14, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.05))


def gaiwan_parts(mat, opened=False):
    """Saucer, fluted bowl and lid; `opened`: tea in the bowl, the lid leaning on the saucer."""
    parts = [S.vessel([(0.28, 0), (0.29, 0.012), (0.30, 0.04), (0.44, 0.07), (0.56, 0.13), (0.60, 0.16)], 0.026, mat, 0.045, seg=160)]
    bowl = S.vessel([(0.21, 0.06), (0.215, 0.09), (0.21, 0.12), (0.30, 0.19), (0.42, 0.36), (0.47, 0.56), (0.525, 0.70)], 0.022, mat, 0.07, seg=240)
    parts.append(flute(bowl, 20, 0.035, 0.17, 0.58))
    lid = [S.lathe([(0.40, 0.66), (0.452, 0.668, 0.01), (0.455, 0.69, 0.01), (0.40, 0.75, 0.06), (0.16, 0.83, 0.1), (0.12, 0.835)], mat, name='lid'),
           S.lathe([(0.0, 0.838), (0.125, 0.835), (0.135, 0.86, 0.01), (0.165, 0.93, 0.012), (0.142, 0.935, 0.01), (0.11, 0.865, 0.02), (0, 0.855)], mat, name='ring')]
    if opened:
        parts.append(surface(0.452, 0.56, tea('#92762b')))
        parts.append(S.group([*lid, S.lathe([(0.0, 0.805), (0.16, 0.80), (0.39, 0.72), (0.42, 0.665)], mat)], (0.60, -0.33, 0.05), (0, 0, 0)))
        lean = parts.pop()
        S.place(lean, (1.16, -0.28, -0.10), (12, -62, -24))
    else:
        parts += lid
    return parts


def gaiwan_set(color, opened=False):
    """Lidded bowl on its saucer and three cups."""
    mat = celadon(color)
    S.group(gaiwan_parts(mat, opened), (0.10, 0.22, 0), (0, 0, 20))
    for x, y in ((-1.02, 0.02), (-0.52, -0.58), (0.26, -0.78)):
        tea_cup(mat, (x, y, 0), '#92762b' if opened else None)
    return dict(elev=22, azim=-6, fill=0.74)


# ---------------------------------------------------------------- caddy
def caddy(color, lid, opened=False):
    """Stoneware tea caddy; `lid`: wood or brass; `opened`: the lid beside it, leaves inside."""
    light = M.rgb(color)[1] > 0.4
    mat = M.ceramic(color, 0.55, speckle=0.5, speckle_color='#6b5a48' if light else '#1d2122')
    body = S.vessel([(0.44, 0), (0.475, 0.012), (0.50, 0.05), (0.515, 0.25), (0.515, 0.62), (0.50, 0.86), (0.45, 0.97), (0.425, 1.0)], 0.045, mat, 0.08)
    S.wobble(body, 0.006, 1.3, 5)
    top = M.metal('#bf9d64', 0.32, 0.7) if lid == 'brass' else M.wood('#9a6a44', '#553520', 1.8, 'X')
    cover = [S.lathe([(0.35, 1.02), (0.44, 1.02, .01), (0.465, 1.035, 0.02), (0.465, 1.15, 0.04), (0.43, 1.165, 0.02), (0, 1.165)], top, name='lid'),
             S.lathe([(0.36, 0.93), (0.37, 0.94, .01), (0.37, 1.02), (0.0, 1.02)], M.matte('#d9c9a8', 0.8), name='plug'),
             S.lathe([(0.0, 1.163), (0.07, 1.163), (0.06, 1.20, 0.02), (0.085, 1.23, 0.02), (0.075, 1.265, 0.02), (0, 1.27)], top, name='knob')]
    if opened:
        S.place(S.group(cover), (1.42, -0.02, 0.42), (0, -78, 28))
        leaf, R = M.matte('#3a3d26', 0.8, 0.3, 20), S.rng(6)
        S.lathe([(0.43, 0.84), (0, 0.86)], leaf)
        for _ in range(150):
            r, a, b = 0.40 * math.sqrt(R.random()), R.uniform(0, S.TAU), R.uniform(0, S.TAU)
            x, y, z = r * math.cos(a), r * math.sin(a), 0.86 + R.uniform(0, 0.05)
            dx, dy = math.cos(b) * 0.06, math.sin(b) * 0.06
            S.tube([(x - dx, y - dy, z), (x + dy * 0.3, y - dx * 0.3, z + 0.02), (x + dx, y + dy, z + R.uniform(-.02, .03))], 0.012, leaf, radii=[0.005, 0.014, 0.005],
                   seg=6, smooth=3, caps=False)
    S.label(0.36, 0.50, 0.517, 0.45, M.paper('#e9e0cd'))
    S.wrap(S.text('茶', 0.21, M.matte('#2b2b28', 0.7), 0.0008, S.find_font('Noto Serif CJK SC:bold')), 0.5245, 0.52)
    S.wrap(S.text('MALLARD', 0.045, M.matte('#7a3a26', 0.7), 0.0008, spacing=1.2), 0.5245, 0.31)
    return dict(elev=14, azim=8, fill=0.62)
