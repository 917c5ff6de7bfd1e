"""Pen cups, tray and tape: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S
from models import stationery_pens as pens


def _stand_in(parts, at, lean, turn, scale=0.34):
    """Puts a pen or brush built along +z into a cup."""
    e = S.group(parts, at, (0, 0, 0), scale)
    e.rotation_euler = (math.radians(lean), 0, math.radians(turn))
    return e


def _brush(color):
    """Flat paint brush along +z, bristles up (three times enlarged)."""
    hair = S.grid(lambda u, v: ((u - .5) * 0.34 * (1 + 0.16 * math.sin(v * 2.6)), (0.06 - 0.05 * v) * math.cos((u - .5) * 6), 4.3 + v * 0.75), 16, 12, M.plush('#7a5a3c', 24, 0.6))
    return [S.lathe([(0, 0), (0.05, 0.0, .02), (0.10, 0.6), (0.075, 2.2), (0.13, 3.4), (0.12, 3.7)], M.matte(color, 0.3, 0.02, 50, 0.3), 48, smooth=8),
            S.lathe([(0.125, 3.62), (0.135, 3.7, .01), (0.15, 4.34)], M.metal('#a98850', 0.26), 48), S.solidify(hair, 0.05, 0)]


def _scissors():
    """Steel scissors along +z, handles up."""
    steel, grip = M.metal('#b9b8b3', 0.25, 0.3), M.matte('#262d2b', 0.45, 0.05)
    parts = []
    for s in (-1, 1):
        parts.append(S.tube([(s * 0.02, 0, 0), (s * 0.05, 0, 0.9), (-s * 0.02, 0, 1.5), (-s * 0.12, 0, 2.1)], 0.08, steel, flat=0.25))
        ring = [(-s * (0.34 + 0.25 * math.cos(a)), 0, 2.62 + 0.42 * math.sin(a)) for a in [S.TAU * k / 24 for k in range(24)]]
        parts.append(S.tube(ring, 0.075, grip, smooth=3, closed=True))
    return parts


def turned_cup(light, dark, filled=True):
    """Pen cup turned from one length of wood, lined with felt."""
    wood = M.wood(light, dark, 1.2, 'Z', 0.40)
    S.vessel(S.fillet([(0.35, 0), (0.385, 0.0, .02), (0.40, 0.03, .02), (0.40, 0.10), (0.385, 0.112), (0.385, 0.124), (0.40, 0.136), (0.405, 0.9), (0.405, 1.0)]), 0.055, wood, 0.10, seg=160, smooth=0)
    S.lathe([(0.349, 0.97), (0.345, 0.95), (0.340, 0.3), (0.335, 0.105), (0, 0.104)], M.plush('#5f6a5f', 55, 0.5), 128, name='felt')
    if filled:
        _stand_in(pens.wooden_pencil('#1d5c4b', length=4.6), (-0.14, -0.10, 0.115), 6, -62)
        _stand_in(pens.wooden_pencil('#c8811b', length=4.3), (0.13, -0.10, 0.115), 8, 50)
        _stand_in(pens.ballpoint('#a98850'), (0.06, 0.14, 0.76), 4, 130)
    return dict(elev=16, azim=-14, fill=0.72)


def clay_cup(color, glaze='#d9cbb0', filled=True):
    """Earthenware pen cup with a divider, a glazed rim and throwing rings."""
    rings = [(0.33, 0), (0.375, 0.015)] + [(0.385 + 0.035 * k / 14 + 0.004 * (k % 2), 0.08 + 0.062 * k) for k in range(15)]
    mat = M.ceramic(color, 0.42, speckle=0.35, speckle_color='#6b3a26', dip=glaze, dip_z=0.80)
    S.vessel(rings, 0.042, mat, 0.08, seg=160, smooth=5)
    S.box(0.74, 0.035, 0.80, 0.015, M.ceramic(color, 0.42), 3, loc=(0, 0.03, 0.06))
    if filled:
        _stand_in(_scissors(), (0.10, 0.18, 0.18), -2, 14, 0.40)
        _stand_in(_brush('#2f449c'), (-0.15, -0.14, 0.10), 7, -80)
        _stand_in(pens.wooden_pencil('#8fa693', length=4.4), (0.13, -0.16, 0.10), 8, 60)
        _stand_in(pens.wooden_pencil('#2b3231', length=4.1), (0.02, -0.20, 0.10), 5, -20)
    return dict(elev=16, azim=-14, fill=0.74)


def washi(kind, color, ground):
    """Printed paper tape; UVs: u once around the roll, v across it."""
    g = M.Graph('washi')
    uv = g.n('SeparateXYZ', Vector=g.n('Mapping', Vector=g.n('TexCoord').outputs['UV'], Scale=(44, 4, 1)).outputs[0])
    u, v = uv.outputs[0], uv.outputs[1]
    du, dv = (g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', x), 0.5)) for x in (u, v))
    if kind == 'stripes':
        mask = g.math('LESS_THAN', g.math('FRACT', g.math('ADD', u, v)), 0.5)
    elif kind == 'dots':
        mask = g.math('LESS_THAN', g.math('ADD', g.math('POWER', du, 2.0), g.math('POWER', dv, 2.0)), 0.10)
    elif kind == 'grid':
        mask = g.math('GREATER_THAN', g.math('MAXIMUM', du, dv), 0.41)
    elif kind == 'waves':
        wave = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', u, 3.1416)), 0.22)
        mask = g.math('LESS_THAN', g.math('FRACT', g.math('ADD', v, wave)), 0.42)
    else:
        mask = 1.0
    fibre = g.noise(g.coord(), 40, 3)
    c = g.mix(mask, ground, color)
    return g.done(g.principled(Base_Color=g.mix(g.math('MULTIPLY', fibre, 0.18), c, M.shade(ground, 0.8)), Roughness=0.6, Specular=0.3))


def _roll(mat, side, width=0.50, r=0.72):
    """A roll of tape on its cardboard core, axis along +z (three times enlarged)."""
    parts = [S.grid(lambda u, v: (r * math.cos(u * S.TAU), r * math.sin(u * S.TAU), v * width), 128, 2, mat, 'tape', wrap_u=True),
             S.lathe([(0.56, 0), (0.56, width)][::-1], M.paper('#b9935f'), 96), S.lathe([(0.555, width * 0.02), (0.54, 0.01)], M.paper('#b9935f'), 96)]
    wound = M.Graph('wound')
    p = wound.n('SeparateXYZ', Vector=wound.coord())
    rad = wound.math('SQRT', wound.math('ADD', wound.math('POWER', p.outputs[0], 2.0), wound.math('POWER', p.outputs[1], 2.0)))
    turns = wound.math('FRACT', wound.math('MULTIPLY', rad, 60.0))
    face = wound.done(wound.principled(Base_Color=wound.mix(turns, M.shade(side, 0.82), side), Roughness=0.6))
    for z, rev in ((width, False), (0, True)):
        ring = [(0.60, z), (r, z)]
        parts += [S.lathe(ring[::-1] if not rev else ring, face, 128), S.lathe([(0.56, z), (0.605, z)][::-1] if not rev else [(0.56, z), (0.605, z)], M.paper('#b9935f'), 128)]
    parts.append(S.grid(lambda u, v: ((r + 0.006) * math.cos(1.9 + u * 0.5), (r + 0.006 + 0.10 * max(0, u - 0.35) ** 2 * 2.4) * math.sin(1.9 + u * 0.5), v * width), 24, 2, mat, 'end'))
    return parts


def washi_set(colors, ground='#e6dcc8'):
    """Five rolls of paper tape: a stack of three, one leaning and one standing."""
    kinds = ('stripes', 'plain', 'dots', 'waves', 'grid')
    rolls = [_roll(washi(k, c, ground if k != 'plain' else M.shade(c, 0.9)), c) for k, c in zip(kinds, colors)]
    for k in range(3):
        S.group(rolls[k], (0.05 * (k - 1), 0.45 + 0.04 * (k % 2), 0.502 * k), (0, 0, 40 * k))
    S.group(rolls[3], (-0.98, -0.74, 0.72), (90, 0, 28))
    S.group(rolls[4], (0.98, -0.62, 0.0), (0, 0, 200))
    return dict(elev=22, azim=-14, fill=0.72)


def desk_tray(light, dark, filled=True):
    """Walnut tray milled from one board: a long pen groove and two wells."""
    w, d, t = 2.7, 1.35, 0.26
    wells = [S.rounded_rect(2.46, 0.42, 0.16, 10), S.rounded_rect(1.56, 0.56, 0.16, 10), S.rounded_rect(0.74, 0.56, 0.16, 10)]
    at = [(0, 0.36), (-0.45, -0.27), (0.86, -0.27)]
    holes = [[(x + cx, y + cy) for x, y in ring] for ring, (cx, cy) in zip(wells, at)]
    wood = M.wood(light, dark, 1.1, 'X', 0.40)
    S.place(S.outline(S.rounded_rect(w, d, 0.22, 12), t, wood, 0.035, holes=holes), (0, 0, 0.02))
    S.place(S.outline(S.rounded_rect(w - 0.02, d - 0.02, 0.21, 12), 0.07, wood, 0.02), (0, 0, 0.018))
    S.place(S.outline(S.rounded_rect(w - 0.2, d - 0.2, 0.16, 12), 0.02, M.matte('#23292a', 0.8), 0.006))
    S.place(S.text('mallard', 0.085, M.matte(M.shade(dark, 0.5), 0.7), 0.001, spacing=1.1), (0.98, -0.615, t + 0.0205))
    if not filled:
        return dict(elev=44, azim=-22, fill=0.80)
    S.group(pens.ballpoint('#a98850'), (0.18, 0.32, 0.145), (90, 0, 91), 0.36)
    S.group(pens.wooden_pencil('#1d5c4b', length=5.4), (-1.06, 0.48, 0.128), (90, 0, 89), 0.36)
    clip = [(0.10, 0.0), (0.10, 0.24), (0.05, 0.29), (0.0, 0.24), (0.0, -0.04), (0.035, -0.08), (0.07, -0.04), (0.07, 0.18)]
    R = S.rng(7)
    brass = M.metal('#a98850', 0.26)
    for k in range(9):
        c = S.tube([(x - 0.05, y - 0.10, 0) for x, y in clip], 0.009, brass, smooth=8, seg=8)
        S.place(c, (0.84 + R.uniform(-0.14, 0.14), -0.27 + R.uniform(-0.05, 0.05), 0.10 + 0.012 * k), (R.uniform(-8, 8), R.uniform(-8, 8), R.uniform(0, 360)))
    S.place(S.box(0.52, 0.26, 0.15, 0.03, M.matte('#dccfb8', 0.7), 4), (-0.88, -0.28, 0.09), (0, 0, 12))
    S.place(S.box(0.30, 0.275, 0.165, 0.012, M.paper('#2f449c'), 2), (-0.80, -0.263, 0.083), (0, 0, 12))
    S.group([S.lathe([(0.15, 0), (0.16, 0.01, .008), (0.16, 0.10, .02), (0.11, 0.115, .01), (0, 0.112)], M.matte('#b96a45', 0.45, 0.04), 64)], (-0.16, -0.25, 0.09))
    return dict(elev=52, azim=-20, fill=0.84)
