"""Scent and plants: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S


def vase(color):
    """Ribbed stoneware vase with dried stems."""
    prof = [(0.30, 0), (0.36, 0.03), (0.58, 0.35), (0.68, 0.75), (0.60, 1.15), (0.34, 1.48), (0.23, 1.68), (0.24, 1.84), (0.31, 1.95)]
    mat = M.ceramic(color, 0.5, speckle=0.35)
    v = S.vessel(prof, 0.05, mat, seg=288)
    for p in v.data.vertices:
        r = math.hypot(p.co.x, p.co.y)
        k = max(0.0, min(1.0, (1.62 - p.co.z) / 0.3)) * max(0, min(1, p.co.z / .15))
        if r > 0.05:
            s = 1 + 0.020 * k * abs(math.sin(math.atan2(p.co.y, p.co.x) * 24)) - 0.01 * k
            p.co.x *= s
            p.co.y *= s
    R = S.rng(4)
    stem, tuft = M.matte('#b3946a', 0.8), M.plush('#dcc39a', 30, 0.6)
    for i in range(9):
        a, lean, h = R.uniform(0, S.TAU), R.uniform(0.1, 0.62), R.uniform(2.9, 3.75)
        x, y = math.cos(a) * lean, math.sin(a) * lean * 0.7
        top = (x * 1.5, y * 1.5, h)
        S.tube([(x * -.15, y * -.15, 1.0), (x * 0.25, y * 0.25, 1.9), (x * 0.8, y * .8, (h + 1.9) / 2), top], 0.012, stem, seg=8, smooth=6)
        for j in range(34):                                   # bunny-tail / pampas filaments
            t = j / 33
            S_ = 0.10 * math.sin(math.pi * min(1, t * 0.95 + 0.06)) + 0.015
            b = R.uniform(0, S.TAU)
            base = (top[0] * (0.86 + 0.16 * t), top[1] * (0.86 + .16 * t), h - 0.42 + 0.62 * t)
            tip = (base[0] + math.cos(b) * S_, base[1] + math.sin(b) * S_, base[2] + 0.15)
            S.tube([base, ((base[0] + tip[0]) / 2 + math.cos(b) * 0.02, (base[1] + tip[1]) / 2, base[2] + .05), tip], 0.012, tuft,
                   radii=[0.008, 0.016, 0.003], seg=5, smooth=3, caps=False)
    return dict(elev=8, fill=0.80)


def candle(color):
    """Soy candle in an amber glass jar with a paper label, lit."""
    S.vessel([(0.36, 0.0), (0.40, 0.02), (0.42, 0.07), (0.42, 0.4), (0.42, 0.98)], 0.035, M.glass(color, 0.0, 1.45, 1.0), 0.07, smooth=6)
    S.lathe([(0, 0.075), (0.36, 0.075, 0.03), (0.383, 0.10), (0.383, 0.68), (0.35, 0.655), (0.12, 0.645), (0, 0.642)], M.wax('#f4e4c6', glow=0.12))
    S.tube([(0, 0, 0.63), (0.005, 0, 0.70), (0.015, 0, 0.74)], 0.012, M.matte('#2a2320', 0.9), seg=8)
    fl = S.lathe([(0, 0.715), (0.020, 0.735), (0.032, 0.78), (0.024, 0.85), (0.010, 0.91), (0, 0.95)], M.emission('#ffb85a', 9.0), smooth=6, name='flame')
    fl.visible_shadow = False
    S.label(0.56, 0.40, 0.42, 0.42, M.paper('#f3ecdf'))
    ink = M.matte('#2b2b28', 0.7)
    for s, size, z in (('MALLARD', 0.075, 0.52), ('fig + cedar', 0.058, 0.41), ('soy wax  220 g', 0.036, 0.30)):
        S.wrap(S.text(s, size, ink, 0.0008, spacing=1.15), 0.4275, z)
    return dict(elev=14, azim=6, fill=0.56, gain=0.82)


def plant(pot):
    """Rubber-plant style desk plant in a footed clay pot."""
    clay = M.matte(pot, 0.75, 0.25, 30)
    S.vessel([(0.38, 0.10), (0.46, 0.13), (0.52, 0.4), (0.56, 0.75), (0.58, 0.95)], 0.05, clay, 0.1)
    S.lathe([(0, 0), (0.58, 0, 0.02), (0.64, 0.07, .02), (0.60, 0.075), (0.56, 0.04), (0, 0.04)], clay, name='saucer')
    S.lathe([(0.0, 0.12), (0.36, 0.11)], clay, name='underside')
    soil = S.grid(lambda u, v: (0.53 * v * math.cos(u * S.TAU), 0.53 * v * math.sin(u * S.TAU), 0.86), 60, 24, M.plush('#3b2b20', 14, 1.0), wrap_u=True)
    S.wobble(soil, 0.03, 9)
    R = S.rng(11)
    mats = [M.leaf(c, '#a9c993') for c in ('#2f6b40', '#3a7a4a', '#27583a')]
    stem = M.matte('#5c7d45', 0.5)
    for k, (ox, h, n) in enumerate(((-0.06, 1.55, 7), (0.10, 2.05, 9), (0.02, 1.2, 5))):
        base, top = (ox, 0.05 * k, 0.84), (ox * 2.6, 0.05 * k - .05, 0.84 + h)
        S.tube([base, (ox * 1.2, 0, 0.84 + h * .5), top], 0.035, stem, radii=[0.045, 0.036, 0.02], seg=10)
        for i in range(n):
            t = 0.22 + 0.78 * i / (n - 1)
            L = (1.25 - 0.55 * t) * R.uniform(0.85, 1.1)
            lf = S.blade(L, L * 0.52, R.choice(mats), bend=R.uniform(0.5, 1.1), cup=0.16)
            z = 0.84 + h * t
            x = ox + (ox * 1.6) * t
            az = math.degrees(i * 2.4) + R.uniform(-15, 15) + k * 50
            S.place(lf, (x, 0.0, z), (R.uniform(25, 45) + 34 * t, 0, az))
    return dict(elev=9, fill=0.80)
