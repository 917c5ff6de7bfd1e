"""Sofa, bed, desk and storage: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S
from models import textiles_cloth as C
from models.furniture_timber import board, leg, timber
from models.textiles_soft import pad, pillow, sheet, welt


def _fill_cushion(w, d, h, mat, corner, edge, crown, seed, loc, rot=(0, 0, 0)):
    """Loose upholstery cushion with piped edges."""
    parts = [pad(w, d, h, mat, corner, edge, crown, seed, 0.10), welt(w, d, h - edge * 0.55, corner, 0.05, mat, -edge * 0.28)]
    return S.group(parts, loc, rot)


def sofa(color, pillows='#d9cdb6'):
    """Two-seat sofa: box frame, down cushions, wide arms, oak feet, one contrasting lumbar pillow."""
    mat = C.upholstery(color)
    for x in (-7.4, 7.4):
        for y in (-3.6, 3.6):
            leg((x, y, 0), (x * 0.99, y, 1.5), timber('oak', 'Z'), 0.2, 0.3)
    S.place(pad(17.0, 9.2, 1.9, mat, 0.6, 0.3, 0.0, 1, 0.03), (0, 0, 1.3))
    for s in (-1, 1):
        S.place(pad(1.9, 9.3, 5.0, mat, 0.7, 0.5, 0.08, s + 2, 0.06), (s * 7.7, 0, 1.3))
        _fill_cushion(6.75, 7.0, 1.75, mat, 0.5, 0.5, 0.35, s + 5, (s * 3.38, -1.1, 3.1))
        _fill_cushion(6.7, 4.3, 1.9, mat, 0.8, 0.75, 0.75, s + 9, (s * 3.38, 3.1, 5.9), (74, 0, 0))
    S.place(pad(17.0, 1.9, 6.2, mat, 0.7, 0.6, 0.05, 7, 0.05), (0, 3.75, 1.3))
    faces, _ = pillow(4.6, 3.0, 1.7, C.washed(pillows, 12, 0.25), 3, crease=2.0)
    S.group(faces, (-4.7, 0.1, 6.2), (-24, 5, 12))
    return dict(elev=13, azim=-26, fill=0.82, lens=75)


def bed(color, linen='#ddd5c6'):
    """Upholstered bed with a headboard that leans back, made up with plain linen."""
    mat, white = C.linen(color, 0.5, 0.35, 0.2), C.linen(linen, 0.6, 0.22, 0.1)
    for x in (-6.6, 6.6):
        for y in (-9.2, 9.0):
            leg((x, y, 0), (x, y, 2.2), timber('oak', 'Z'), 0.2, 0.3)
    S.place(pad(15.6, 20.8, 2.0, mat, 0.7, 0.35, 0, 1, 0.03), (0, 0, 1.9))
    S.place(pad(15.0, 19.8, 2.0, white, 0.8, 0.55, 0.05, 2, 0.05), (0, 0.1, 3.6))
    for s in (-1, 1):
        S.place(pad(7.75, 5.6, 1.5, mat, 0.7, 0.6, 0.25, s + 3, 0.07), (s * 3.9, 10.0, 5.6), (80, 0, 0))
        faces, _ = pillow(6.6, 4.3, 2.0, white, s + 6, crease=2.4)
        S.group(faces, (s * 3.6, 7.2, 6.9), (-48, 0, -3 * s))
    _duvet(white)
    S.place(sheet([(-7.9, 2.9), (-7.95, 4.6), (-7.7, 5.75), (-7.0, 6.08), (0, 6.15), (7.0, 6.08), (7.7, 5.75), (7.95, 4.6), (7.9, 2.7)], 4.4, 0.22, mat,
                  dent=lambda x, s, n: (0, 0, 0.06 * math.sin(x * 3 + s * 0.4))), (0, -5.6, 0.12), (0, 0, 90))
    return dict(elev=18, azim=-34, fill=0.82, lens=75)


def _duvet(mat):
    """Duvet over the mattress with soft folds at the sides."""
    def f(u, v):
        x, y = (u - 0.5) * 2, v
        a = abs(x)
        over = max(0.0, a - 0.86) / 0.14
        z = 6.0 - 2.4 * over ** 1.5 + 0.12 * S.mnoise.noise(S.Vector((x * 4, y * 6, 1))) + 0.10 * math.sin(math.pi * min(1, v * 9))
        foot = max(0.0, 0.05 - v) / 0.05
        k = 7.55 + 0.16 * math.sin(y * 22 + 2 * S.mnoise.noise(S.Vector((0, y * 5, 0)))) * over
        return (math.copysign(min(1, a / 0.90), x) * k, -10.1 + 14.6 * v - 0.15 * foot, z - 1.6 * foot ** 2)
    S.solidify(S.grid(f, 90, 110, mat, 'duvet'), 0.3, -1)


def desk(lid=0.0):
    """Desk with rounded edges: white oak on dark steel legs, a cable channel along its back under a lid (`lid`: degrees it is open)."""
    oak, steel = timber('oak', 'X', 0.35), M.matte('#2a302e', 0.45, 0.04, 60)
    board(14.0, 5.3, 0.42, oak, (0, -0.62, 7.0), 0.17)
    channel = M.matte('#3a413e', 0.6)
    board(13.3, 0.9, 0.06, channel, (0, 2.55, 6.35), 0.02)
    for y in (2.05, 3.05):
        board(13.3, 0.07, 0.75, channel, (0, y, 6.35), 0.02)
    for x in (-6.85, 6.85):
        board(0.3, 1.25, 0.42, oak, (x, 2.68, 7.0), 0.12)
    board(14.0, 0.16, 0.42, oak, (0, 3.2, 7.0), 0.06)
    cover = board(13.38, 1.06, 0.2, oak, (0, -0.53, 0.0), 0.05)
    pull = board(0.5, 0.4, 0.035, M.leather('#8a4a33', 0.5, 20), (3.2, -1.15, 0.19), 0.015)
    S.group([cover, pull], (0, 3.1, 7.215), (-lid, 0, 0))
    for s in (-1, 1):
        for foot, top in ((-2.7, -2.29), (2.5, 1.72)):         # the rear pair stays clear of the channel
            S.tube([(s * 6.3, foot, 0.05), (s * 6.0, foot * 0.55 + top * 0.45, 3.5), (s * 5.75, top, 6.9)], 0.2, steel, radii=[0.15, 0.2, 0.23], seg=20)
        S.tube([(s * 5.8, -2.29, 6.8), (s * 5.8, 1.72, 6.8)], 0.14, steel, smooth=3)
    _drawer(oak)
    if lid:
        _charging()
    return dict(elev=15, azim=-28, fill=0.82, lens=75)


def _drawer(oak):
    """A shallow drawer under the top with a finger notch."""
    board(4.6, 4.6, 0.95, oak, (-2.6, -0.6, 6.05), 0.08)
    board(0.9, 0.06, 0.1, M.matte('#5b4530', 0.7), (-2.6, -2.9, 6.82), 0.02)


def _charging():
    """Socket strip and cables in the channel."""
    strip, cable = M.plastic('#d8d2c6', 0.4), M.matte('#23292a', 0.6)
    board(4.2, 0.5, 0.35, strip, (-1.0, 2.55, 6.42), 0.08)
    for x in (-2.4, -1.0, 0.4):
        board(0.55, 0.42, 0.5, cable, (x, 2.5, 6.76), 0.1)
        S.tube([(x, 2.5, 7.2), (x + 0.3, 2.45, 7.42), (x + 1.4, 2.3, 7.0), (x + 3, 2.6, 6.6)], 0.06, cable)


def shelf(finish, dressed=True):
    """Four-tier shelf: drilled posts, boards of birch layers on brass pins, braces; `dressed` with a few things."""
    wz, wx = timber(finish, 'Z', 0.5), timber(finish, 'X', 0.4)
    brass, dark, layers = M.metal('#b8924c', 0.3), M.matte('#15191a', 0.9), M.pages('#c9ac7d', 16, 'plywood edge')
    tiers = (1.2, 5.2, 9.2, 13.2)
    for x in (-3.85, 3.85):
        for y in (-1.3, 1.3):
            board(0.34, 0.42, 15.0, wz, (x, y, 0), 0.07)
            for k in range(22):
                z = 1.4 + 0.6 * k
                S.place(S.lathe([(0, 0), (0.06, 0)], dark, 16), (x, y - 0.2125, z), (90, 0, 0))
        for z in (0.45, 14.4):
            board(0.22, 2.4, 0.3, wx, (x, 0, z), 0.05)
    for z in tiers:
        board(7.3, 3.04, 0.26, wx, (0, 0, z), 0.05)
        board(7.26, 0.06, 0.2, layers, (0, -1.525, z + 0.03), 0.01)
        for x in (-3.66, 3.66):
            for y in (-1.3, 1.3):
                S.place(S.lathe([(0, -0.12), (0.08, -0.12), (0.08, 0.12), (0, 0.12)], brass, 16), (x, y, z - 0.06), (0, 90, 0))
    S.tube([(-3.85, 1.42, 1.4), (0, 1.42, 7.8), (3.85, 1.42, 14.2)], 0.05, brass, smooth=3)
    S.tube([(3.85, 1.42, 1.4), (0, 1.42, 7.8), (-3.85, 1.42, 14.2)], 0.05, brass, smooth=3)
    if dressed:
        _shelf_things()
    return dict(elev=8, azim=-24, fill=0.82, lens=80)


def _shelf_things():
    """Books, a vase, a bowl and a box on the boards."""
    R = S.rng(8)
    for z, x0, n in ((5.46, -3.2, 9), (9.46, 0.4, 7)):
        x = x0
        for k in range(n):
            w, h, d = R.uniform(0.22, 0.42), R.uniform(1.7, 2.4), R.uniform(1.5, 1.9)
            cover = R.choice(('#1e4f41', '#d3c6ae', '#8d9d8f', '#a3603f', '#2f3a6e', '#cdbfa8', '#6d3f2d', '#878e8b'))
            board(w, d, h, M.matte(cover, 0.7, 0.1), (x + w / 2, -0.2, z), 0.03)
            x += w + 0.015
    S.place(S.vessel([(0.5, 0), (0.75, 0.4), (0.8, 1.0), (0.45, 1.7), (0.28, 2.0), (0.34, 2.3)], 0.06, M.ceramic('#a3603f', 0.5)), (2.2, -0.1, 5.46))
    S.place(S.vessel([(0.4, 0), (0.5, 0.06), (1.1, 0.5), (1.25, 0.9)], 0.06, M.ceramic('#d9cfbd', 0.3, 0.4)), (-1.9, 0, 9.46))
    board(2.6, 2.0, 1.5, C.linen('#8d9d8f', 1.0), (-2.0, 0, 1.46), 0.12)
    board(2.6, 2.0, 1.5, C.linen('#d3c6ae', 1.0), (1.6, 0, 1.46), 0.12)
    for i, c in enumerate(('#2f3a6e', '#cdbfa8', '#6d3f2d')):
        S.place(board(2.3 - 0.2 * i, 1.7, 0.3, M.matte(c, 0.7, 0.1), r=0.04), (1.5, -0.1, 13.46 + 0.3 * i), (0, 0, 5 * (-1) ** i))


def mirror(wood):
    """Arch-topped floor mirror in a bent frame, leaning."""
    w, h = 7.0, 17.0

    def arch(m):
        top = [((w / 2 - m) * math.cos(a), h - w / 2 + (w / 2 - m) * math.sin(a)) for a in (math.pi * k / 40 for k in range(41))]
        return [(w / 2 - m, m)] + top + [(-w / 2 + m, m)]
    frame = S.outline(arch(0.0), 0.42, timber(wood, 'Y', 0.4), 0.1, holes=(arch(0.3),))
    glass = S.outline(arch(0.24), 0.04, _silver(), 0.005)
    back = S.outline(arch(0.1), 0.05, M.matte('#5d4a38', 0.8), 0.01)
    S.place(glass, (0, 0, 0.2))
    S.place(back, (0, 0, -0.03))
    S.group([frame, glass, back], (0, 0, 0.02), (84, 0, 0))
    return dict(elev=8, azim=-22, fill=0.84, lens=80)


def _silver():
    """Mirror that shows a bright, plain room: partly true reflection, partly a painted one."""
    g = M.Graph('mirror')
    p = g.n('SeparateXYZ', Vector=g.n('TexCoord').outputs['Object'])
    up = g.math('DIVIDE', p.outputs[1], 16.5)
    slant = g.math('ADD', up, g.math('MULTIPLY', p.outputs[0], 0.05))
    sky = g.ramp(slant, (0.0, '#8d8478'), (0.16, '#a59d90'), (0.2, '#b5b2a9'), (0.62, '#c4c6c2'), (0.95, '#d5d8d6'))
    return g.done(g.principled(Base_Color='#8f9694', Metallic=1.0, Roughness=0.02, Emission=sky, Emission_Strength=1.1), lamp=False)


def nightstand(finish, pulled=0.0):
    """A shallow and a deep drawer with half-moon cuts, on tapered legs; `pulled`: how far the upper one is out."""
    wx, wz = timber(finish, 'X', 0.5), timber('oak' if finish != 'walnut' else 'walnut', 'Z', 0.6)
    w, d = 4.4, 3.9
    for s in (-1, 1):
        for y in (-1.5, 1.5):
            leg((s * 1.95, y * 1.12, 0), (s * 1.7, y, 1.55), wz, 0.11, 0.19)
        board(0.24, d, 3.5, timber(finish, 'Z', 0.5), (s * (w / 2 - 0.12), 0, 1.5), 0.07)
    for z, t, more in ((1.5, 0.22, 0.0), (4.86, 0.3, 0.12)):
        board(w + more, d + more, t, wx, (0, 0, z), 0.09)
    board(w - 0.4, 0.1, 3.2, M.matte('#33291f', 0.9), (0, 1.75, 1.65), 0.02)
    for z, h, y in ((1.77, 1.86, 0.0), (3.69, 1.12, -pulled)):
        _front(w - 0.54, h, timber(finish, 'X', 0.5), (0, -d / 2 + 0.28 + y, z))
        _tray(w - 0.8, h - 0.32, y, z, pulled and h < 1.5)
    return dict(elev=15, azim=-28, fill=0.72)


def _front(w, h, mat, loc):
    """Drawer front with a half-moon cut in its upper edge."""
    moon = [(0.42 * math.cos(a), h - 0.42 * math.sin(a)) for a in (math.pi * k / 20 for k in range(21))]
    S.place(S.outline([(w / 2, 0), (w / 2, h)] + moon + [(-w / 2, h), (-w / 2, 0)], 0.24, mat, 0.035), loc, (90, 0, 0))


def _tray(w, h, y, z, filled):
    """Oak box of a drawer behind its front, with a book and a pair of glasses' case in it."""
    oak = timber('oak', 'Y', 0.5)
    for x in (-w / 2, w / 2):
        board(0.12, 3.2, h, oak, (x, -0.05 + y, z + 0.08), 0.03)
    board(w, 3.2, 0.1, oak, (0, -0.05 + y, z + 0.08), 0.02)
    board(w, 0.12, h, oak, (0, 1.5 + y, z + 0.08), 0.03)
    if filled:
        S.place(board(1.9, 1.4, 0.3, M.matte('#1e4f41', 0.7, 0.1), r=0.04), (-0.65, -0.75 + y, z + 0.3), (0, 0, 6))
        S.place(S.superbox(1.5, 0.6, 0.45, M.leather('#8a4a33', 0.5, 20), 0.45, 60), (0.95, -0.7 + y, z + 0.42), (0, 0, -64))
