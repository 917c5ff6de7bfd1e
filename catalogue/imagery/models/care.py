"""Bottles, jars and tubes of body care: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import functools
import math
import bpy
import materials as M
import shapes as S

INK = '#2b2f2c'


def row(model, recipes, gap):
    """Several versions of one product side by side, the middle one a little in front."""
    @functools.wraps(model)                                    # so that a change of the model takes the picture anew
    def build(**_first):
        for k, recipe in enumerate(recipes):
            before = set(bpy.context.scene.objects)
            model(**recipe)
            middle = (len(recipes) - 1) / 2
            S.group([o for o in bpy.context.scene.objects if o not in before and o.parent is None], (gap * (k - middle), -0.3 if k == middle else 0.0, 0), (0, 0, 6 * (middle - k)))
        return dict(elev=10, azim=-8, fill=0.80, lens=80)
    return build


def _print(lines, radius, ink, angle=-90):
    """Printed lines (text, size, height) around a cylinder."""
    for words, size, z in lines:
        S.wrap(S.text(words, size, ink, 0.0008, spacing=1.12), radius, z, angle)


def pump_bottle(glass, lab, name, scent, liquid='#fbf3e6', head='#1d1f20', tall=False, banded=False):
    """Hand wash or shower oil: tinted glass, matte pump, printed label; `tall` is the slim one with straight shoulders.
    `banded`: with a silicone band around its foot, in the pump's colour."""
    r, h = (0.34, 1.62) if tall else (0.405, 1.12)
    top = h + (0.20 if tall else 0.31)
    shoulder = [(r, h), (r * 0.96, h + 0.07), (r * 0.70, h + 0.14), (0.17, h + 0.17)] if tall else [(r, h), (0.385, h + 0.14), (0.28, h + 0.26), (0.17, h + 0.31)]
    S.vessel([(r - 0.045, 0), (r - 0.005, 0.03), (r, 0.12), (r, h * 0.6), *shoulder, (0.155, top + 0.04), (0.155, top + 0.15)], 0.03, M.glass(glass, 0, 1.45, 1.0), 0.06, smooth=10)
    S.lathe([(0, 0.065), (r - 0.065, 0.065, 0.03), (r - 0.032, 0.1, .02), (r - 0.032, h * 0.87), (0, h * 0.87)], M.glass(liquid, 0, 1.34, 1.0), name='liquid')
    _pump_head(top + 0.03, M.matte(head, 0.42, 0.04, 90))
    if banded:
        _silicone_band(r, M.matte(head, 0.62, 0.04, 90))
    S.tube([(0, 0, 0.1), (0, 0, top)], 0.025, M.plastic('#d9d6cf', 0.4), smooth=3)
    mid = h * 0.53
    S.label(0.66 if not tall else 0.56, 0.74 if not tall else 0.92, r, mid, M.paper(lab))
    ink = M.matte(INK, 0.7)
    _print([('MALLARD', 0.085, mid + 0.24), (name, 0.078, mid + 0.06), (scent, 0.046, mid - 0.05), ('300 ml' if not tall else '250 ml', 0.042, mid - 0.28)], r + 0.0075, ink)
    return dict(elev=8, azim=-8, fill=0.76, lens=80)


def _silicone_band(r, mat):
    """Band around a bottle's foot, with three grooves for the grip."""
    out = r + 0.016
    grooves = [p for z in (0.05, 0.08, 0.11) for p in ((out, z - 0.008, 0.004), (out - 0.008, z, 0.004), (out, z + 0.008, 0.004))]
    S.lathe([(r - 0.05, -0.004), (r, -0.004, 0.02), (out, 0.03, 0.02), *grooves, (out, 0.145, 0.012), (r - 0.004, 0.15)], mat, 160, name='band')


def _pump_head(z, mat):
    """Ribbed collar, stem, head and spout of a lotion pump."""
    S.lathe([(0.165, z), (0.185, z + 0.005, .01), (0.185, z + 0.16, 0.03), (0.09, z + 0.19, 0.02), (0.06, z + 0.22, .01), (0.06, z + 0.40)], mat, name='collar')
    for k in range(48):
        a = k / 48 * S.TAU
        S.place(S.box(0.008, 0.008, 0.12, 0.003, mat, 1), (0.186 * math.cos(a), 0.186 * math.sin(a), z + 0.02), (0, 0, math.degrees(a)))
    S.lathe([(0.075, z + 0.37), (0.115, z + 0.38, .01), (0.12, z + 0.48, 0.03), (0, z + 0.51)], mat, name='head')
    S.tube([(0, 0, z + 0.44), (-0.20, 0, z + 0.445), (-0.36, 0, z + 0.425), (-0.42, 0, z + 0.37)], 0.05, mat, radii=[0.068, 0.052, 0.042, 0.036], flat=0.8)


def _pipette(collar, bulb):
    """Screw collar with rubber bulb and glass pipette below it; the collar's foot at z = 0."""
    parts = [S.lathe([(0.13, 0), (0.185, 0.0, .01), (0.185, 0.22, 0.02), (0.12, 0.24, 0.02), (0.11, 0.23)], collar, name='collar'),
             S.lathe([(0.115, 0.22), (0.125, 0.28, .02), (0.14, 0.36), (0.135, 0.50, 0.05), (0.10, 0.60, 0.08), (0, 0.63)], bulb, name='bulb'),
             S.lathe([(0.0, -0.92), (0.02, -0.92), (0.03, -0.86, .02), (0.05, -0.74, .03), (0.05, 0.0)], M.glass('#f4f1ea', 0, 1.2, 1.0), 48, name='pipette')]
    parts += [S.place(S.box(0.008, 0.008, 0.17, 0.003, collar, 1), (0.186 * math.cos(a), 0.186 * math.sin(a), 0.025), (0, 0, math.degrees(a)))
              for a in [S.TAU * k / 40 for k in range(40)]]
    return parts


def dropper(glass, liquid, lab, name, note, collar, bulb, brushed=False, opened=False):
    """Serum bottle (enlarged about twice) with a dropper; opened, the dropper lies in front of it."""
    r, h = 0.44, 0.98
    S.vessel([(r - 0.05, 0), (r - 0.008, 0.02), (r, 0.08), (r, h * 0.5), (r, h), (r * 0.94, h + 0.11), (r * 0.60, h + 0.19), (0.155, h + 0.23), (0.145, h + 0.28), (0.145, h + 0.38)],
             0.03, M.glass(glass, 0, 1.45, 1.0), 0.06, smooth=10)
    S.lathe([(0, 0.065), (r - 0.065, 0.065, 0.03), (r - 0.032, 0.1, .02), (r - 0.032, h * 0.80), (0, h * 0.80)], M.glass(liquid, 0, 1.40, 1.0), name='liquid')
    cap = M.metal(collar, 0.28, 0.4) if brushed else M.matte(collar, 0.42, 0.04, 90)
    parts = _pipette(cap, M.matte(bulb, 0.5, 0.04, 70))
    if opened:
        S.group(parts, (-0.42, -0.92, 0.187), (90, 0, -118))
    else:
        S.group(parts, (0, 0, h + 0.26))
    S.label(0.92, 0.62, r, 0.52, M.paper(lab))
    ink = M.matte(INK, 0.7)
    _print([('MALLARD', 0.075, 0.72), (name, 0.078, 0.55), (note, 0.042, 0.45), ('30 ml', 0.042, 0.30)], r + 0.0075, ink)
    S.wrap(S.box(0.5, 0.004, 0.0015, 0, ink), r + 0.0075, 0.37)
    return dict(elev=8, azim=-10, fill=0.72, lens=80) if not opened else dict(elev=16, azim=-12, fill=0.66, lens=80)


def _swirl(r, z, color):
    """Cream in a jar with the swirl that the spatula left."""
    def f(u, v):
        a = u * S.TAU
        wave = 0.05 * math.sin(2 * a + 9 * v) * v * (1 - v) * 3
        return v * r * math.cos(a), v * r * math.sin(a), z + wave + 0.13 * max(0, 1 - v / 0.42) ** 2
    return S.grid(f, 96, 40, M.wax(color), 'cream', wrap_u=True)


def jar(body, lid, lab, name, note, ml, glassy=False, wooden=True, cream='#efe6d6', opened=False):
    """Cream jar with a screw lid; opened, the lid leans against it."""
    r, h = 0.56, 0.62
    mat = M.glass(body, 0, 1.45, 1.0) if glassy else M.ceramic(body, 0.30)
    if glassy:
        S.vessel([(r - 0.06, 0), (r - 0.01, 0.02), (r, 0.09), (r, h * 0.55), (r, h - 0.05), (r - 0.04, h), (r - 0.09, h + 0.03), (r - 0.09, h + 0.12)], 0.05, mat, 0.12, smooth=10)
        S.lathe([(0, 0.13), (r - 0.10, 0.13, .03), (r - 0.055, 0.18, .03), (r - 0.055, h - 0.10), (r - 0.14, h - 0.02), (r - 0.14, h + 0.03), (0, h + 0.03)], M.wax(cream), name='inner')
    else:
        S.vessel([(r - 0.06, 0), (r - 0.01, 0.02), (r, 0.09), (r, h * 0.55), (r, h - 0.05), (r - 0.04, h), (r - 0.08, h + 0.03), (r - 0.08, h + 0.12)], 0.05, mat, 0.3, smooth=10)
    lid_mat = M.wood(lid, M.shade(lid, 0.42), 1.8, 'X', 0.42) if wooden else M.metal(lid, 0.30, 0.3)
    cap = [S.lathe([(r - 0.06, 0.0), (r - 0.005, 0.0, .01), (r + 0.005, 0.02, .01), (r + 0.005, 0.22, 0.05), (r - 0.08, 0.25, 0.02), (0, 0.25)], lid_mat, 160),
           S.lathe([(0, 0.20), (r - 0.07, 0.20), (r - 0.06, 0.0)], M.matte('#d8d0bf', 0.6), 96)]
    if opened:
        S.group(cap, (r * 1.44, -0.36, r * 0.94), (-64, 0, 48))
        _swirl(r - 0.135, h + 0.04, cream)
    else:
        S.group(cap, (0, 0, h + 0.015))
    S.label(1.20, 0.36, r, 0.31, M.paper(lab))
    ink = M.matte(INK, 0.7)
    _print([('MALLARD', 0.066, 0.43), (name, 0.082, 0.315), (note, 0.043, 0.235), (ml, 0.040, 0.172)], r + 0.0075, ink)
    return dict(elev=13, azim=-10, fill=0.62, lens=80) if not opened else dict(elev=30, azim=-8, fill=0.66, lens=80)


def tube(color, cap, scent, opened=False):
    """Aluminium hand-cream tube, standing on its cap and slightly creased; opened, it lies with a dab of cream."""
    h, r = 1.30, 0.25
    a = lambda t: r + (0.345 - r) * t ** 1.3
    b = lambda t: r * (1 - t ** 1.6) + 0.012

    def dent(x, t):
        return 0.010 * math.sin(7 * t + 5 * x) * math.sin(math.pi * t) ** 2 + 0.012 * math.exp(-((t - 0.66 - 0.5 * x) / 0.035) ** 2)

    def f(u, v):
        ang = u * S.TAU
        x = a(v) * math.cos(ang)
        return x, b(v) * math.sin(ang) + dent(x, v) * (1 if math.sin(ang) < 0 else -0.4) * abs(math.sin(ang)), v * h
    paint = M.matte(color, 0.34, 0.03, 50, 0.25)
    front = lambda x, z: f((1.5 * math.pi + math.asin(max(-1, min(1, x / a(z / h))))) / S.TAU % 1, z / h)[1]
    parts = [S.grid(f, 128, 60, paint, 'tube', wrap_u=True),
             S.place(S.box(0.70, 0.034, 0.105, 0.012, paint, 3), (0, 0, h - 0.015)),
             S.place(S.box(0.705, 0.042, 0.008, 0.003, M.metal('#b9b5ad', 0.35), 1), (0, 0, h + 0.032)),
             S.lathe([(0.04, -0.09), (0.045, -0.13, .01), (0.10, -0.13, .01), (0.10, -0.06), (0.13, -0.05), (0.2, -0.03), (r, 0.0), (r, 0.004)], M.metal('#c9c5bc', 0.28), name='shoulder')]
    ink, pale = M.matte(INK, 0.6), M.matte('#f0e6d6', 0.6)
    for words, size, z, mat in (('MALLARD', 0.085, 0.98, ink), (scent, 0.072, 0.74, ink), ('hand cream', 0.058, 0.64, ink), ('75 ml', 0.045, 0.26, ink)):
        parts.append(_drape(S.text(words, size, mat, 0.0008, spacing=1.12), z, front))
    for z in (0.87, 0.53):
        parts.append(_drape(S.grid(lambda u, v: ((u - .5) * 0.30, (v - .5) * 0.006, 0), 24, 1, ink), z, front))
    parts.append(_drape(S.grid(lambda u, v: ((u - .5) * 0.09 * (1 - abs(2 * v - 1) ** 2), (v - .5) * 0.17, 0), 6, 16, pale), 0.41, front))
    lid = [S.lathe([(0, -0.42), (0.20, -0.42, 0.03), (0.205, -0.40), (0.185, -0.09, 0.02), (0.10, -0.07)], M.matte(cap, 0.42, 0.04, 80), name='cap')]
    lid += [S.place(S.box(0.009, 0.009, 0.27, 0.003, lid[0].active_material, 1), (0.199 * math.cos(k), 0.199 * math.sin(k), -0.385), (0, -3, math.degrees(k)))
            for k in [S.TAU * i / 44 for i in range(44)]]
    if not opened:
        S.group(parts + lid, (0, 0, 0.42))
        return dict(elev=8, azim=-16, fill=0.74, lens=80)
    S.group(parts, (-0.1, 0.1, 0.25), (-99, 0, 62))
    S.group(lid, (-0.62, -0.86, 0.42), (0, 0, 0))
    dab = S.lathe([(0.19, 0), (0.20, 0.03), (0.15, 0.08), (0.10, 0.11), (0.05, 0.17), (0.015, 0.22), (0, 0.225)], M.wax('#f1e6da'), 64, smooth=6)
    S.place(S.wobble(dab, 0.02, 5, 2), (-0.92, -0.30, 0))
    return dict(elev=26, azim=-6, fill=0.72)


def _drape(ob, z, front):
    """Lays a flat xy mesh onto the front of a tube at height z."""
    for v in ob.data.vertices:
        x, y, d = v.co
        v.co = (x, front(x, z + y) - 0.002 - d, z + y)
    return ob


def toner(glass, liquid, cap, lab):
    """Tall bottle of toner: frosted glass, wooden ball cap, long printed label with a chamomile."""
    r, h = 0.30, 1.50
    S.vessel([(r - 0.04, 0), (r - 0.006, 0.02), (r, 0.08), (r, h * 0.5), (r, h), (r * 0.9, h + 0.10), (0.15, h + 0.17), (0.125, h + 0.21), (0.125, h + 0.30)], 0.03, M.glass(glass, 0.12, 1.45, 1.0), 0.07, smooth=10)
    S.lathe([(0, 0.075), (r - 0.06, 0.075, 0.03), (r - 0.032, 0.11, .02), (r - 0.032, h * 0.9), (0, h * 0.9)], M.glass(liquid, 0.05, 1.34, 1.0), name='liquid')
    S.lathe([(0.125, h + 0.215), (0.155, h + 0.22, .01), (0.155, h + 0.26, .01), (0.12, h + 0.265)], M.metal('#b39152', 0.3), 96)
    S.lathe([(0.10, h + 0.26), (0.135, h + 0.27, 0.01), (0.175, h + 0.36), (0.185, h + 0.46), (0.15, h + 0.58), (0.08, h + 0.63), (0, h + 0.64)], M.wood(cap, M.shade(cap, 0.45), 2.4, 'Z', 0.42), 96, smooth=8)
    S.label(0.58, 1.06, r, 0.78, M.paper(lab))
    ink, gold, petal = M.matte(INK, 0.7), M.matte('#c8911f', 0.6), M.matte('#8fa693', 0.6)
    S.wrap(S.lathe([(0.045, 0), (0.045, 0.0015), (0, 0.0015)], gold, 48), r + 0.0085, 1.10)
    for k in range(13):
        leaf = S.grid(lambda u, v: ((u - .5) * 0.034 * math.sin(math.pi * min(1, 0.12 + v * 0.9)) ** 0.6, 0.056 + v * 0.085, 0.001), 4, 8, petal)
        turn = S.TAU * k / 13
        for v in leaf.data.vertices:
            x, y, d = v.co
            v.co = (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), d)
        S.wrap(leaf, r + 0.0075, 1.10)
    _print([('MALLARD', 0.072, 0.86), ('chamomile', 0.088, 0.70), ('calming toner', 0.058, 0.60), ('200 ml', 0.042, 0.36)], r + 0.0075, ink)
    return dict(elev=7, azim=-10, fill=0.80, lens=80)
