"""Pens, pencils and ink: one function per object. Pens are three times enlarged; they stand on z = 0 and face -y; return their shot settings."""
import math
import materials as M
import shapes as S


def ballpoint(color):
    """Turned metal pen along +z, point up, with rings and a slim clip. Returns its parts."""
    body = M.metal(color, 0.26, 0.4)
    parts = [S.lathe([(0, -2.15), (0.10, -2.15, .03), (0.15, -2.05, .03), (0.155, -0.30), (0.145, -0.29), (0.145, -0.26), (0.155, -0.25), (0.155, 1.15, .03), (0.13, 1.45), (0.075, 1.80, .03), (0.05, 1.86), (0.045, 1.90)], body, 96),
             S.lathe([(0.045, 1.88), (0.030, 2.02), (0.012, 2.07), (0, 2.08)], M.metal('#c9c7c1', 0.2), 48)]
    for z in (0.62, 0.72, 0.82, 0.92, 1.02):
        parts.append(S.lathe([(0.150, z - 0.02), (0.1575, z, .005), (0.150, z + 0.02)], M.metal(M.shade(color, 0.6), 0.35), 64))
    clip = S.box(0.075, 0.035, 1.15, 0.015, body, 3)
    parts += [S.place(clip, (0, 0.205, -2.0)), S.place(S.box(0.075, 0.12, 0.09, 0.02, body, 3), (0, 0.16, -2.02))]
    return parts


def _stitches(a, b, n, mat, z):
    """A straight row of stitches between two points."""
    parts = []
    for k in range(n):
        t, u = (k + 0.2) / n, (k + 0.8) / n
        p = [(a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q, z) for q in (t, u)]
        parts.append(S.tube(p, 0.018, mat, smooth=0, seg=8))
    return parts


def brass_pen(color, leather='#7d4630'):
    """Brass rollerball lying across its stitched leather sleeve."""
    hide = M.leather(leather, 0.5, 30)
    thread = M.matte('#dfcfae', 0.8)
    sleeve = [S.outline(S.rounded_rect(1.05, 4.3, 0.22), 0.16, hide, 0.06),
              S.place(S.outline(S.rounded_rect(1.05, 2.0, 0.22), 0.07, hide, 0.03), (0, -1.15, 0.14))]
    for s in (-1, 1):
        sleeve += _stitches((s * 0.42, -2.0), (s * 0.42, 1.9), 30, thread, 0.165)
        sleeve += _stitches((s * 0.42, -2.0), (s * 0.42, -0.25), 13, thread, 0.215)
    sleeve.append(S.place(S.text('mallard', 0.20, M.matte(M.shade(leather, 0.45), 0.6), 0.001, spacing=1.1), (0, -1.75, 0.2105)))
    S.group(sleeve, (0.62, 0.1, 0), (0, 0, -38))
    S.group(ballpoint(color), (0.80, 0.60, 0.342), (90, 0, 76))
    return dict(elev=42, azim=-10, fill=0.80)


def resin(color, sheen):
    """Turned resin that shifts to another hue where the light grazes it."""
    g = M.Graph('resin')
    facing = g.n('LayerWeight', Blend=0.35).outputs['Facing']
    swirl = g.noise(g.coord(scale=(1, 1, 0.5)), 2.4, 4, 0.6, 2.5)
    c = g.mix(g.math('MULTIPLY', facing, 1.0), color, sheen)
    c = g.mix(g.ramp(swirl, (0.35, 0.0), (0.75, 0.5)), c, M.shade(sheen, 1.2))
    return g.done(g.principled(Base_Color=c, Roughness=0.16, Specular=0.6, Clearcoat=0.6, Clearcoat_Roughness=0.04))


def _nib():
    """Gold nib with its feed, along +z from the section."""
    gold, black = M.metal('#cda75c', 0.2), M.matte('#191c1d', 0.45)

    def f(u, v):
        w = 1.15 * (0.62 + 0.38 * math.sin(min(1, v * 2.2) * math.pi / 2)) * (1 if v < 0.38 else max(0.02, 1 - ((v - 0.38) / 0.62) ** 0.9))
        a, r = (u - 0.5) * w * 1.9 + math.pi / 2, 0.125 - 0.035 * v
        return r * math.cos(a), r * math.sin(a) - 0.03 * v, v * 0.78
    nib = S.solidify(S.grid(f, 32, 48, gold, 'nib'), 0.012, 0)
    slit = S.tube([(0, 0.118, 0.30), (0, 0.099, 0.50), (0, 0.072, 0.77)], 0.005, black, seg=8)
    hole = S.place(S.lathe([(0.022, 0), (0.022, 0.012), (0, 0.012)], black, 24), (0, 0.112, 0.28), (-88, 0, 0))
    feed = S.tube([(0, 0.0, -0.1), (0, 0.0, 0.25), (0, 0.02, 0.50), (0, 0.03, 0.62)], 0.07, black, radii=[0.10, 0.09, 0.06, 0.025])
    point = S.sphere(0.018, M.metal('#c9c7c1', 0.2), (0, 0.060, 0.785), seg=16)
    return [nib, slit, hole, feed, point]


def fountain_pen(color, sheen, note='#e6dcc8', closed=False):
    """Fountain pen with its gold nib bare and the cap beside it on a card with a line of ink; or closed."""
    barrel, trim, black = resin(color, sheen), M.metal('#c4c3bf', 0.16), M.matte('#1d2122', 0.35, 0.02)
    cap = [S.lathe([(0.165, 0), (0.185, 0.0, .01), (0.19, 0.05), (0.19, 1.62), (0.175, 1.86, .08), (0, 1.90)], barrel, 96)]
    cap += [S.lathe([(0.184, z), (0.198, z + 0.005, .006), (0.198, z + t - 0.005, .006), (0.184, z + t)], trim, 96) for z, t in ((0.03, 0.10), (0.16, 0.025), (1.60, 0.04))]
    cap += [S.place(S.box(0.07, 0.03, 1.05, 0.013, trim, 3), (0, 0.245, 0.56)), S.sphere(0.05, trim, (0, 0.235, 0.56), seg=24), S.place(S.box(0.07, 0.10, 0.08, 0.02, trim, 3), (0, 0.20, 1.56))]
    pen = [S.lathe([(0, 0), (0.10, 0.0, .03), (0.15, 0.10, .05), (0.172, 0.9), (0.178, 2.05), (0.176, 2.08)], barrel, 96),
           S.lathe([(0.172, 2.08), (0.182, 2.09, .006), (0.182, 2.13, .006), (0.165, 2.14)], trim, 96)]
    ink = M.matte(color, 0.35, 0.02)
    if closed:
        for p in cap:
            p.location.z += 2.10
        S.group(pen + cap, (0.6, 1.55, 0.19), (90, 0, 28))
        return dict(elev=34, azim=-16, fill=0.80)
    section = S.lathe([(0.162, 2.13), (0.150, 2.30), (0.128, 2.62), (0.135, 2.72, .02), (0.142, 2.74, .01), (0.125, 2.76)], black, 96)
    nib = _nib()
    for p in nib:
        p.location.z += 2.74
    S.group([*pen, section, *nib], (-1.50, 0.92, 0.215), (90, 0, 54))
    S.group(cap, (0.72, 1.42, 0.235), (90, 0, 62))
    S.place(S.outline(S.rounded_rect(3.5, 2.5, 0.08), 0.03, M.paper(note), 0.008), (0.1, 0.15, 0), (0, 0, -10))
    wave = [(-0.70 + 0.034 * k + 0.10 * math.sin(k * 0.62), -0.74 + 0.13 * math.sin(k * 0.62 + 1.3) * (1 - k / 60) - 0.006 * k, 0.031) for k in range(44)]
    S.tube(wave, 0.016, ink, smooth=4, flat=0.15, seg=8)
    return dict(elev=40, azim=-10, fill=0.84)


def _swatch(color, card):
    """Card with a washed area of ink: pale in the middle, darker at the rim."""
    g = M.Graph('swatch')
    uv = g.n('TexCoord').outputs['UV']
    xyz = g.n('SeparateXYZ', Vector=uv)
    du, dv = (g.math('MULTIPLY', g.math('ABSOLUTE', g.math('SUBTRACT', xyz.outputs[i], c)), k) for i, c, k in ((0, 0.5, 2.6), (1, 0.60, 3.4)))
    ring = g.math('ADD', g.math('MAXIMUM', du, dv), g.math('MULTIPLY', g.noise(uv, 7.0, 3), 0.22))
    tone = g.ramp(ring, (0.0, M.shade(color, 2.2)), (0.8, M.shade(color, 1.4)), (1.0, M.shade(color, 0.5)), (1.04, card), interp='LINEAR')
    return g.done(g.principled(Base_Color=tone, Roughness=0.8, Specular=0.2))


def ink_bottle(ink, river, hanzi, label='#e6dcc8', opened=False):
    """Ink bottle that narrows to its foot, before a washed swatch card; opened, with the cap off and a pen dipped in."""
    S.vessel(S.fillet([(0.27, 0), (0.30, 0.0, .02), (0.33, 0.05, .03), (0.50, 0.36, .08), (0.50, 0.70, 0.08), (0.22, 0.86, 0.07), (0.205, 0.90, .02), (0.205, 1.02)]), 0.045, M.glass('#eef2f0', 0, 1.45, 1.0), 0.09, smooth=0)
    S.lathe([(0, 0.095), (0.25, 0.095, .02), (0.29, 0.12, .03), (0.45, 0.40, .06), (0.45, 0.66, .02), (0, 0.66)], M.plastic(M.shade(ink, 0.55), 0.08), name='ink')
    lacquer = M.matte('#232928', 0.35, 0.03, 80, 0.1)
    cap = [S.lathe([(0.22, 0), (0.265, 0.0, .01), (0.265, 0.24, 0.03), (0.20, 0.265, 0.02), (0, 0.26)], lacquer, 128)]
    cap += [S.place(S.box(0.012, 0.012, 0.18, 0.004, lacquer, 1), (0.265 * math.cos(a), 0.265 * math.sin(a), 0.025), (0, 0, math.degrees(a))) for a in [S.TAU * k / 52 for k in range(52)]]
    cap.append(S.place(S.lathe([(0.17, 0), (0.17, 0.004), (0, 0.004)], M.matte(ink, 0.4, 0.02), 64), (0, 0, 0.261)))
    S.label(0.80, 0.26, 0.50, 0.53, M.paper(label))
    dark = M.matte('#2b2f2c', 0.7)
    S.wrap(S.text(river, 0.088, dark, 0.0008, spacing=1.05), 0.5075, 0.56)
    S.wrap(S.text('MALLARD  50 ml', 0.042, dark, 0.0008, spacing=1.12), 0.5075, 0.455)
    card = [S.grid(lambda u, v: ((u - .5) * 1.0, (v - .5) * 1.42, 0.0125), 2, 2, _swatch(ink, '#e9e0cf')), S.outline(S.rounded_rect(1.01, 1.43, 0.01), 0.012, M.paper('#e9e0cf'), 0.003),
            S.place(S.text(hanzi, 0.52, dark, 0.0005, S.find_font('Noto Serif CJK SC:medium')), (0, -0.44, 0.0135)), S.place(S.text(river, 0.075, dark, 0.0005), (0, -0.60, 0.0135))]
    if opened:
        S.group(cap, (0.58, -0.46, 0.0), (0, 0, 20))
        pen = [S.lathe([(0.03, 0.0), (0.05, 0.06, .02), (0.062, 0.5), (0.045, 1.3), (0.02, 1.75, .02), (0, 1.76)], M.wood('#a9683f', '#4f2f1c', 2.4, 'Z'), 48),
               S.lathe([(0.035, -0.16), (0.055, -0.14), (0.058, 0.06), (0.05, 0.07)], M.metal('#a98850', 0.25), 48), S.lathe([(0, -0.62), (0.03, -0.5), (0.035, -0.14)], M.metal('#c4c3bf', 0.25), 24)]
        S.group(pen, (0.10, 0.02, 1.02), (0, 22, 20))
        S.group(card, (-0.46, 0.66, 0.70), (76, 0, 12))
        return dict(elev=15, azim=-8, fill=0.74)
    S.group(cap, (0, 0, 0.875))
    S.group(card, (0.46, 0.70, 0.70), (76, 0, -10))
    return dict(elev=12, azim=-6, fill=0.68)


def wooden_pencil(color, core=None, length=5.2, r=0.115):
    """Hexagonal pencil along +z (three times enlarged), point up. Returns its parts."""
    paint = M.matte(color, 0.3, 0.02, 60, 0.3)
    tip = length - 0.62
    lead = M.matte(core or '#3a3d3d', 0.5)
    hexa = S.lathe([(0, 0), (r * 0.9, 0, .01), (r, 0.03), (r, tip), (r * 0.96, tip + 0.01)], paint, 6)
    cone = S.lathe([(r * 0.985, tip - 0.03), (r * 0.93, tip + 0.05), (r * 0.36, tip + 0.45)], M.wood('#d3ad7c', '#b58a58', 3.0, 'Z', 0.6), 48)
    point = S.lathe([(r * 0.36, tip + 0.45), (r * 0.08, tip + 0.61), (0, tip + 0.62)], lead, 32)
    return [hexa, cone, point, S.lathe([(0, -0.004), (r * 0.36, -0.004)][::-1], lead, 24)]


TWELVE = ('#8a4a33', '#b96a45', '#c8811b', '#d9b24a', '#9aa65a', '#4f7f5a', '#1d5c4b', '#5d93a3', '#2f449c', '#6d5796', '#c98f86', '#2b3231')


def colored_pencils(box='#b9a079', tips=False):
    """Twelve colored pencils in an open card box, the sleeve behind it (three times enlarged)."""
    kraft, pitch = M.paper(box), 0.255
    w, d = pitch * 12 + 0.14, 5.55
    parts = [S.box(w, d, 0.05, 0.015, kraft, 2), *[S.box(0.05, d, 0.24, 0.015, kraft, 2, loc=(s * (w / 2), 0, 0)) for s in (-1, 1)],
             *[S.box(w + 0.05, 0.05, 0.24, 0.015, kraft, 2, loc=(0, s * d / 2, 0)) for s in (-1, 1)]]
    R = S.rng(4)
    for k, c in enumerate(TWELVE):
        parts.append(S.group(wooden_pencil(c, c), (pitch * (k - 5.5), 2.58 - R.uniform(0, 0.12), 0.165), (90, 0, 0)))
    S.group(parts, rot=(0, 0, 24))
    if not tips:
        cover = [S.box(w + 0.16, 2.6, 0.34, 0.03, M.paper(M.shade(box, 0.86)), 2),
                 S.place(S.text('twelve colors', 0.34, M.matte('#2b2f2c', 0.7), 0.001), (0, 0.32, 0.3405)), S.place(S.text('mallard', 0.22, M.matte('#2b2f2c', 0.7), 0.001, spacing=1.1), (0, -0.18, 0.3405))]
        cover += [S.box(0.16, 0.16, 0.002, 0.0, M.matte(c, 0.6), 1, loc=(0.22 * (k - 5.5), -0.70, 0.3395)) for k, c in enumerate(TWELVE)]
        S.group(cover, (2.35, 2.65, 0), (0, 0, 24 - 8))
    return dict(elev=46, azim=-8, fill=0.84)
