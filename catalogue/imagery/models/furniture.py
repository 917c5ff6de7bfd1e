"""Seats and tables: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S
from models import textiles_cloth as C
from models.furniture_timber import bent, board, leg, timber
from models.textiles_soft import pad, welt


def chair(seat, wood='ash'):
    """Dining chair: steam-bent back like a bend of a river, padded seat with a brass-snapped edge."""
    wz, wx = timber(wood, 'Z'), timber(wood, 'X')
    for s in (-1, 1):
        leg((s * 2.05, -2.2, 0), (s * 1.9, -1.95, 4.2), wz, 0.13, 0.21)
        S.tube([(s * 2.1, 2.65, 0.06), (s * 1.95, 2.1, 2.2), (s * 1.88, 1.95, 4.1), (s * 1.88, 2.36, 6.2), (s * 1.88, 2.58, 7.15)], 0.2, wz,
               radii=[0.13, 0.18, 0.22, 0.15, 0.11], seg=24)
        S.tube([(s * 1.92, -2.0, 3.95), (s * 1.92, 2.0, 3.95)], 0.15, timber(wood, 'Y'), smooth=3, seg=20)
    for y in (-1.98, 2.0):
        bent([(-1.9, y, 3.92), (0, y, 3.92), (1.9, y, 3.92)], 0.55, 0.26, wx)
    bent([(-2.4, 2.3, 7.15), (-1.3, 2.7, 7.42), (0, 2.84, 7.2), (1.3, 2.7, 6.98), (2.4, 2.3, 7.2)], 1.5, 0.36, wx, up=(0, 0.26, 1), e=0.45)
    bent([(-1.98, 2.16, 5.55), (0, 2.5, 5.45), (1.98, 2.16, 5.55)], 0.34, 0.18, wx)
    S.place(pad(4.45, 4.5, 0.62, C.linen(seat, 0.9, 0.3), 0.9, 0.26, 0.12, 3, 0.03), (0, -0.08, 4.1))
    return dict(elev=13, azim=-32, fill=0.78, lens=75)


def _cord(color, wraps):
    """Envelope weave of paper cord on UVs 0-1: cords turn the corner at the diagonals."""
    g = M.Graph('paper cord')
    xyz = g.n('SeparateXYZ', Vector=g.n('TexCoord').outputs['UV'])
    u, v = (g.math('SUBTRACT', xyz.outputs[i], 0.5) for i in (0, 1))
    front = g.math('LESS_THAN', g.math('ABSOLUTE', u), g.math('ABSOLUTE', v))
    along = g.mix(front, v, u)
    cord = g.math('POWER', g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', along, 3.14159 * wraps))), 0.6)
    c = g.mix(cord, M.shade(color, 0.32), g.mix(g.noise(g.coord(), 5, 3), M.shade(color, 0.86), M.shade(color, 1.08)))
    return g.done(g.principled(Base_Color=c, Roughness=0.8, Specular=0.2, Normal=g.bump(cord, 0.8, 0.05)))


def ladderback(cord='#c7a877'):
    """Oak chair with three curved back slats and a woven paper-cord seat."""
    wz, wx = timber('oak', 'Z'), timber('oak', 'X')
    for s in (-1, 1):
        S.tube([(s * 2.15, -2.1, 0.05), (s * 2.15, -2.1, 2.3), (s * 2.15, -2.1, 4.62)], 0.2, wz, radii=[0.15, 0.2, 0.19], seg=24)
        S.tube([(s * 1.9, 2.5, 0.05), (s * 1.85, 2.0, 2.4), (s * 1.85, 2.0, 4.4), (s * 1.9, 2.4, 8.0)], 0.2, wz, radii=[0.14, 0.2, 0.2, 0.13], seg=24)
        for z in (1.5, 2.6):
            S.tube([(s * 2.15, -2.1, z), (s * 1.87, 2.1, z)], 0.1, timber('oak', 'Y'), smooth=3, seg=16)
    for y, z, x in ((-2.1, 2.1, 2.15), (2.05, 2.1, 1.85)):
        S.tube([(-x, y, z), (x, y, z)], 0.1, wx, smooth=3, seg=16)
    for k, z in enumerate((5.3, 6.35, 7.4)):
        y = 2.08 + 0.14 * (k + 1)
        bent([(-1.95, y, z), (-0.9, y + 0.26, z + 0.04), (0, y + 0.34, z + 0.06), (0.9, y + 0.26, z + 0.04), (1.95, y, z)], (0.62, 0.66, 0.74)[k], 0.13, wx, e=0.6)

    def seat(u, v):
        x, y = (u - 0.5) * 2, (v - 0.5) * 2
        w = 2.28 - 0.3 * (y + 1) / 2
        edge = min(1.0, (1 - max(abs(x), abs(y))) / 0.09)
        sag = 0.22 * (1 - x * x) * (1 - y * y)
        return (x * w, y * 2.2, 4.18 + 0.26 * math.sqrt(max(0.0, 1 - (1 - edge) ** 2)) - sag)
    woven = _cord(cord, 46)
    S.grid(seat, 120, 120, woven, 'seat')
    S.place(S.grid(seat, 60, 60, woven, 'seat from below'), (0, 0, 8.34), scale=(1, 1, -1))
    return dict(elev=16, azim=-30, fill=0.78, lens=75)


def stool(wood):
    """Three-legged dished-seat stool; wedged tenons show on the seat."""
    wx, wz = timber(wood, 'X', 0.55), timber(wood, 'Z', 0.8)
    S.lathe([(0, 4.28), (1.62, 4.28, 0.18), (1.76, 4.46, 0.18), (1.62, 4.66, 0.16), (1.2, 4.58, 0.4), (0.5, 4.51, 0.3), (0, 4.5)], wx)
    end, wedge = M.matte({'walnut': '#6e4a33', 'chestnut': '#6a3826', 'ink': '#3c423f'}[wood], 0.6, 0.3, 24), timber('oak', 'X')
    legs = []
    for k in range(3):
        a = math.radians(90 + 120 * k + 14)
        c, s = math.cos(a), math.sin(a)
        S.tube([(c * 1.55, s * 1.55, 0.02), (c * 1.30, s * 1.30, 2.2), (c * 1.05, s * 1.05, 4.36)], 0.13, wz, radii=[0.11, 0.155, 0.15], seg=28)
        S.place(S.lathe([(0, 0.0), (0.15, 0, 0.01), (0.15, 0.12, 0.02), (0, 0.125)], end, 32), (c * 1.03, s * 1.03, 4.474))
        S.place(board(0.075, 0.30, 0.04, wedge, r=0.008), (c * 1.03, s * 1.03, 4.567), (0, 0, 90 * (k % 2) + math.degrees(a)))
        legs.append((c, s))
    for k in range(3):
        (c1, s1), (c2, s2) = legs[k], legs[(k + 1) % 3]
        z, q = 1.35 + 0.25 * k, 1.42 - 0.03 * k
        S.tube([(c1 * q, s1 * q, z), (c2 * q, s2 * q, z)], 0.075, wx, seg=20, smooth=4)
    return dict(elev=20, fill=0.72, lens=65)


def bench(wood):
    """Ferry bench: one plank dovetailed into a board at each end, a stretcher below."""
    wx, w, d, t = timber(wood, 'X', 0.4), 12.0, 3.3, 0.42
    board(w, d, t, wx, (0, 0, 4.0), 0.09)
    end = M.matte({'walnut': '#4a2f20', 'bottle-green': '#c9a67a'}[wood], 0.7, 0.3, 24)
    for s in (-1, 1):
        board(t, d, 4.05, timber(wood, 'Z', 0.4), (s * (w - t) / 2, 0, 0), 0.08)
        for k in range(4):
            y = -d / 2 + d * (k + 0.5) / 4
            pin = [(-t / 2, -0.26), (t / 2, -0.15), (t / 2, 0.15), (-t / 2, 0.26)]
            S.place(S.outline(pin, 0.02, end, 0.003), (s * (w - t) / 2, y, 4.407), (0, 0, 180 if s > 0 else 0))
            S.place(board(0.02, 0.3, t - 0.1, end, r=0.003), (s * (w / 2 - 0.003), y, 4.04))
    S.tube([(-w / 2 + t / 2, 0, 1.3), (w / 2 - t / 2, 0, 1.3)], 0.2, wx, smooth=4, seg=28)
    S.tube([(-w / 2 + t / 2, 0.85, 1.3), (w / 2 - t / 2, 0.85, 1.3)], 0.2, wx, smooth=4, seg=28)
    return dict(elev=18, azim=-32, fill=0.82, lens=70)


def side_table(wood):
    """Round top with seven ripples; its post comes through and ends in a brass cap to carry it by."""
    wx, wz = timber(wood, 'X', 0.7), timber(wood, 'Z', 0.7)
    rings = [(2.05 - 0.02 * k, 5.0 + 0.045 * math.cos(k * S.TAU / 14) * min(1.0, k / 4)) for k in range(0, 96)]
    S.lathe([(0, 4.72), (2.05, 4.72, 0.1), (2.24, 4.86, 0.1), (2.22, 5.12, 0.06), (2.1, 5.13, 0.05)] + rings + [(0.1, 5.0), (0, 5.0)], wx, name='top')
    S.lathe([(0, 0), (1.5, 0, 0.06), (1.55, 0.12, 0.06), (1.3, 0.32, 0.2), (0.4, 0.44, 0.3), (0.26, 0.75, 0.3), (0.22, 2.6, 1.0), (0.28, 4.5, 0.2), (0.75, 4.72)], wz, name='column')
    brass = M.metal('#b8924c', 0.3)
    S.lathe([(0.2, 4.95), (0.19, 5.1, 0.1), (0.155, 5.6, 0.3), (0.17, 6.05)], wz, name='post')
    S.lathe([(0.17, 6.04), (0.215, 6.05, 0.03), (0.23, 6.2, 0.08), (0.14, 6.32, 0.06), (0, 6.33)], brass, name='cap')
    S.lathe([(0.19, 5.0), (0.29, 5.0), (0.28, 5.06, 0.02), (0.19, 5.07)], brass, name='ring')
    return dict(elev=20, azim=-20, fill=0.72)


def _caning(color, nu, nv):
    """Reed woven in open octagons on UVs 0-1: what lies between the strands is see-through."""
    g = M.Graph('caning')
    xyz = g.n('SeparateXYZ', Vector=g.n('TexCoord').outputs['UV'])
    x, y = (g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', xyz.outputs[i], n)), 0.5)) for i, n in ((0, nu), (1, nv)))
    octagon = g.math('MAXIMUM', g.math('MAXIMUM', x, y), g.math('MULTIPLY', g.math('ADD', x, y), 0.7071))
    strand = g.ramp(g.noise(g.coord(), 9, 3), (0.3, M.shade(color, 0.7)), (0.7, M.shade(color, 1.1)))
    reed = g.principled(Base_Color=strand, Roughness=0.6, Specular=0.3, Normal=g.bump(g.math('MULTIPLY', octagon, -1.0), 0.5, 0.05))
    return g.done(M._mix_shader(g, g.math('LESS_THAN', octagon, 0.34), reed, g.n('BsdfTransparent').outputs[0]))


def _headrest(wood):
    """Second bow below the top rail, which takes the end of the weave."""
    bent([(-2.65, 3.5, 7.25), (0, 3.86, 7.42), (2.65, 3.5, 7.25)], 0.26, 0.2, timber(wood, 'X', 0.5))


def armchair(wood, cane='#c9ab7c'):
    """Low lounge chair of bent wood, back and seat woven of reed."""
    wx, wy = timber(wood, 'X', 0.5), timber(wood, 'Y', 0.5)
    for s in (-1, 1):
        x = s * 3.0
        S.tube([(x, -3.1, 0.1), (x, -3.0, 2.6), (x, -2.75, 5.1), (x, -1.4, 5.65), (x, 0.8, 5.45), (x, 2.55, 5.0), (x, 2.75, 3.6), (x, 3.0, 0.1)], 0.2, wy,
               radii=[0.18, 0.22, 0.26, 0.36, 0.32, 0.24, 0.22, 0.17], seg=24, smooth=12, flat=0.62)
        S.tube([(s * 2.7, -3.0, 3.5), (s * 2.7, 0, 3.05), (s * 2.7, 2.3, 2.75)], 0.16, wy, seg=20)
        S.tube([(s * 2.7, 2.0, 2.75), (s * 2.66, 2.9, 5.2), (s * 2.6, 3.7, 8.0)], 0.16, timber(wood, 'Z', 0.5), radii=[0.17, 0.17, 0.13], seg=20)
    for p in ((-3.0, 3.5), (2.25, 2.78)):
        S.tube([(-3.0, p[0], p[1]), (3.0, p[0], p[1])], 0.16, wx, smooth=3, seg=20)
    bent([(-2.75, 3.72, 7.85), (0, 4.05, 8.1), (2.75, 3.72, 7.85)], 0.62, 0.26, wx)
    reed = M.fabric(cane, 30, 34, bump=0.9, melange=0.35, sheen=0.0)

    def seat(u, v):
        x = (u - 0.5) * 5.25
        return (x, -2.95 + 5.2 * v, 3.55 - 0.75 * v - 0.35 * math.sin(math.pi * v) * (1 - (2 * u - 1) ** 4) - 0.05 * (1 - (2 * u - 1) ** 8))

    def back(u, v):
        x = (u - 0.5) * (5.2 - 0.1 * v)
        return (x, 2.3 + 1.24 * v ** 1.1 + 0.32 * (1 - (2 * u - 1) ** 2), 3.0 + 4.3 * v)
    S.solidify(S.grid(seat, 60, 60, reed, 'seat'), 0.08, 0)
    S.grid(back, 60, 60, _caning(cane, 17, 15), 'back')
    _headrest(wood)
    return dict(elev=14, azim=-36, fill=0.76, lens=75)


def cushioned_armchair(wood):
    """The lounge chair with its cushion: linen above, corduroy below, piped between them."""
    shot = armchair(wood)
    w, d, h, corner = 5.0, 5.0, 0.85, 0.5
    linen = C.linen('#d9cdb6', 0.8, 0.3)
    upper = pad(w, d, h, linen, corner, 0.38, 0.22, 4, 0.06)
    piping = welt(w, d, h * 0.5, corner, 0.055, C.linen('#a3603f', 0.8, 0.3), 0.02)
    S.group([upper, piping], (0, -0.42, 3.14), (-8.2, 0, 0))
    return shot
