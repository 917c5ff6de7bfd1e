"""Headphones and desk tech: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import functools
import math
import bpy
import materials as M
import shapes as S


def turned(model, degrees):
    """The same model, turned about its upright axis: the studio has one front, so a back is shown by turning the product, not by walking around it."""
    @functools.wraps(model)                                    # so that a change of the model takes the picture anew
    def build(**options):
        shot = model(**options)
        S.group([o for o in bpy.context.scene.objects if o.parent is None], rot=(0, 0, degrees))
        return {**shot, 'azim': 0}
    return build


def headphones(color, pad, slim=False):
    """Over-ear headphones standing upright; `slim` is the on-ear model: flat cups, bare steel band."""
    shell, metal = M.matte(color, 0.38, 0.03, 90, 0.1), M.metal('#c4c1bb', 0.28)
    cush = M.leather(pad, 0.5, 26)
    k = 0.80 if slim else 1.0
    for s in (-1, 1):
        S.group(_ear_cup(color, shell, cush, 0.72 if slim else 1.0), (s * 0.80, 0, 0.56), (90, 0, 90 * s), (k, k, k))
        x, y = s * 0.88, 0.475 * k                             # fork around the cup, then slider up into the band
        S.tube([(x, -y, 0.56), (x, -y * 1.05, 0.75), (x, -y * 0.76, 1.05), (x, -0.10, 1.20), (x, 0.10, 1.20), (x, y * 0.76, 1.05), (x, y * 1.05, 0.75), (x, y, 0.56)],
               0.038 * k, metal if slim else shell, seg=16, flat=0.8)
        S.tube([(x, 0, 1.20), (x, 0, 1.35), (x, 0, 1.60)], 0.028, metal, seg=16, caps=False)
        for e in (-y, y):
            S.sphere(0.062 * k, metal, (x, e, 0.56), seg=24)
    _headband(shell, metal, cush, slim)
    return dict(elev=10, azim=-34, fill=0.70)


def _ear_cup(color, shell, cush, thick):
    """One ear cup facing +z: shell, inlaid plate with wordmark, cushion and inner mesh, slightly oval."""
    def pad_ring(u, v):                                        # squarish torus
        q = lambda x: math.copysign(abs(x) ** 0.75, x)
        r = 0.325 + 0.125 * q(math.cos(v * S.TAU))
        return r * math.cos(u * S.TAU), r * math.sin(u * S.TAU), -0.11 * thick + 0.12 * thick * q(math.sin(v * S.TAU))
    outer = [(0.40, -0.03), (0.44, -0.02, 0.02), (0.45, 0.10, 0.05), (0.41, 0.20, 0.06), (0.30, 0.245, 0.03), (0.285, 0.225, .01), (0, 0.222)]
    parts = [S.lathe([(p[0], p[1] * thick, *p[2:]) for p in outer], shell, name='cup'),
             S.lathe([(0.0, 0.228 * thick), (0.262, 0.228 * thick, .004), (0.268, 0.22 * thick)], M.matte(M.shade(color, 0.8), 0.3, 0.02), name='plate'),
             S.grid(pad_ring, 96, 32, cush, 'pad', True, True),
             S.grid(lambda u, v: (0.42 * v * math.cos(-u * S.TAU), 0.42 * v * math.sin(-u * S.TAU), -0.05), 64, 8, M.fabric('#25282a', 60, 60, bump=0.5), 'baffle', True)]
    for p in parts:
        for v in p.data.vertices:
            v.co.y *= 1.2
    mark = S.text('mallard', 0.085, M.metal('#c9c1b2', 0.35), 0.001, spacing=1.1)
    parts.append(S.place(mark, (0, 0, 0.2295 * thick), (0, 0, 90)))
    return parts


def _headband(shell, metal, cush, slim):
    """Band over the head with its cushion."""
    arc = lambda r, h, a: (r * math.cos(math.radians(a)), 0, 1.50 + h * math.sin(math.radians(a)))
    if slim:
        S.tube([arc(0.885, 0.775, a) for a in range(-4, 185, 12)], 0.075, metal, flat=0.16, smooth=6)
        S.tube([arc(0.86, 0.75, a) for a in range(40, 141, 10)], 0.1, cush, radii=[0.06] + [0.092] * 9 + [0.06], flat=0.42, smooth=6)
        return
    S.tube([arc(0.89, 0.78, a) for a in range(-4, 185, 12)], 0.12, shell, radii=[0.07, 0.085, 0.105, 0.118] + [0.125] * 8 + [0.118, 0.105, 0.085, 0.07], flat=0.28, smooth=6)
    S.tube([arc(0.835, 0.725, a) for a in range(32, 149, 9)], 0.1, cush, radii=[0.07] + [0.10] * 12 + [0.07], flat=0.5, smooth=6)


def _plan(profile, w, d, mat, e=0.8, name='pebble', seg=96, smooth=8):
    """Like S.lathe with a soft, slightly uneven pebble for a plan: profile radii are shares of half the width and depth."""
    pts = S.catmull(profile, smooth)
    q = lambda x: math.copysign(abs(x) ** e, x)
    n = len(pts) - 1

    def f(u, v):
        r, z = pts[round(v * n)]
        x, y = r * q(math.cos(u * S.TAU)), r * q(math.sin(u * S.TAU))
        return x * w / 2 * (1 + 0.05 * y), y * d / 2 * (1 + 0.07 * x), z
    return S.grid(f, seg, n, mat, name, wrap_u=True, auto=60)


def _earbud(color, tip):
    """One earbud, ear tip down (-z): rounded body with a touch plate and a silicone tip."""
    body = M.matte(color, 0.3, 0.02, 90, 0.2)
    parts = [_plan([(0, -0.30), (0.5, -0.27), (0.88, -0.12), (1.0, 0.06), (0.92, 0.2), (0.66, 0.27), (0.62, 0.262), (0.3, 0.275), (0, 0.28)], 0.78, 0.68, body, 0.9),
             S.place(S.lathe([(0.17, 0), (0.18, -0.22, .03), (0.15, -0.30)], body), (-0.12, 0, -0.2), (0, 14, 0)),
             S.place(S.lathe([(0.15, 0.02), (0.235, 0.0, 0.04), (0.25, -0.06, 0.06), (0.16, -0.24, 0.05), (0.08, -0.26, 0.02), (0.08, -0.1)][::-1], M.matte(tip, 0.5, 0.02)), (-0.19, 0, -0.46), (0, 14, 0)),
             S.place(S.lathe([(0, 0), (0.022, 0, 0.004), (0.024, -0.01)][::-1], M.matte('#23292a', 0.4)), (0.2, 0.08, 0.272))]
    return parts


def earbuds(color, tip, inside, closed=False):
    """Charging case like a river stone (ten times enlarged): open with both buds in it, or closed with the buds before it."""
    shell, inner = M.matte(color, 0.36, 0.04, 60, 0.12), M.matte(inside, 0.55, 0.03, 60)
    w, d = 3.3, 2.6
    _plan([(0, 0), (0.5, 0.0), (0.8, 0.16), (0.96, 0.55), (1.0, 0.92), (0.99, 0.97), (0.965, 0.985), (0.94, 0.97), (0.93, 0.9)], w, d, shell, name='base')
    _plan([(0.935, 0.93), (0.9, 0.9), (0.5, 0.9), (0, 0.9)], w, d, inner, name='plate')
    lid = [_plan([(0, 0.6), (0.45, 0.56), (0.78, 0.4), (0.92, 0.1), (0.955, 0.0)], w, d, inner, name='lining'),
           _plan([(0.95, 0.0), (0.965, -0.012), (0.99, 0.0), (1.0, 0.05), (0.95, 0.4), (0.76, 0.66), (0.45, 0.78), (0, 0.81)], w, d, shell, name='lid')]
    S.group([S.place(p, (0, -d / 2, 0)) for p in lid], (0, d / 2 - 0.02, 1.0), (0 if closed else -98, 0, 0))
    S.place(S.lathe([(0.05, 0), (0.05, 0.012, 0.004), (0, 0.014)], M.emission('#9fd8b4', 1.6)), (0, -d / 2 * 0.968, 0.62), (82, 0, 0))
    if not closed:
        S.place(S.box(1.0, 0.12, 0.16, 0.05, M.metal('#b9b3a6', 0.35), 3), (0, d / 2 - 0.04, 0.9))
        for s in (-1, 1):
            S.place(_plan([(0.92, 0.0), (1, 0.02), (0.98, 0.05), (0.9, 0.05), (0.82, -0.05)], 1.3, 1.34, M.matte(M.shade(inside, 0.8), 0.5), name='well'), (s * 0.68, -0.06, 0.885))
            S.group(_earbud(color, tip), (s * 0.68, -0.06, 1.06), (0, 0, 90 - s * 90), 1.45)
        return dict(elev=27, azim=-22, fill=0.60)
    S.group(_earbud(color, tip), (-0.85, -2.1, 0.45), (98, 20, -24), 1.3)
    S.group(_earbud(color, tip), (0.75, -2.25, 0.45), (102, -30, 30), 1.3)
    return dict(elev=22, azim=-18, fill=0.66)


def keyboard(case, alpha, mod, acc):
    """Compact mechanical keyboard: sculpted keycaps in a rounded case."""
    S.box(3.2, 1.22, 0.16, 0.07, M.matte(case, 0.42, 0.04, 80), 5)
    S.box(3.02, 1.04, 0.02, 0.01, M.matte('#1b1d1f', 0.8), 2, loc=(0, 0, 0.148))
    m = {c: M.matte(c, 0.5, 0.05, 90) for c in {alpha, mod, acc}}
    rows = [[(1, acc)] + [(1, alpha)] * 12 + [(2, mod)], [(1.5, mod)] + [(1, alpha)] * 12 + [(1.5, mod)],
            [(1.75, mod)] + [(1, alpha)] * 11 + [(2.25, acc)], [(2.25, mod)] + [(1, alpha)] * 10 + [(1.75, mod), (1, mod)],
            [(1.25, mod)] * 3 + [(6.25, alpha)] + [(1, mod)] * 5]
    U = 0.198
    legend = ['esc 1 2 3 4 5 6 7 8 9 0 - = del', 'tab Q W E R T Y U I O P [ ] \\', 'caps A S D F G H J K L ; enter', 'shift Z X C V B N M , . / shift ^', 'ctrl alt cmd  . fn ctrl < v >']
    for r, row in enumerate(rows):
        total = sum(w for w, _ in row)
        x, tags = -total / 2, legend[r].split(' ')
        for i, (w, c) in enumerate(row):
            cx, cy, hw, hd = (x + w / 2) * U, (1.98 - r) * U - 0.0, w * U / 2 - 0.011, U / 2 - 0.011
            z0, h = 0.165, 0.115 + 0.012 * abs(r - 2)
            cap = S.box(hw * 2, hd * 2, h, 0.02, m[c], 4, loc=(cx, cy, z0))
            for v in cap.data.vertices:
                if v.co.z > h / 2:
                    v.co.x -= math.copysign(0.022, v.co.x)
                    v.co.y = v.co.y * 0.80 + 0.008
            if i < len(tags) and tags[i]:
                dark = M.rgb(c)[0] > 0.25
                t = S.text(tags[i], 0.062 if len(tags[i]) == 1 else 0.040, M.matte('#3c4143' if dark else '#e7e2d6', 0.6), 0.0006)
                S.place(t, (cx, cy + 0.010, z0 + h))
            x += w
    for o in list(bpy.context.scene.objects):
        if o.name.startswith(('box', 'text')):
            o.location.z += (o.location.y) * 0.07
            o.rotation_euler.x += 0.07
    return dict(elev=40, azim=-20, fill=0.84, lens=75)


def mouse(color, accent):
    """Quiet mouse: one shell, two keys split by a seam, rubber wheel, thumb rest."""
    shell, seam = M.matte(color, 0.45, 0.03, 90, 0.05), M.matte('#1c2021', 0.7)
    W, L, H = 0.64, 1.14, 0.40
    q = lambda x, k: math.copysign(abs(x) ** k, x)

    def skin(u, v):
        a, b = u * S.TAU, v * math.pi / 2
        c = math.cos(b) ** 0.62
        x, y = W / 2 * c * q(math.cos(a), 0.86), L / 2 * c * q(math.sin(a), 0.82)
        waist = 1 - 0.10 * math.exp(-((y + 0.08) / 0.26) ** 2) * (1 - v)
        back = y / (L / 2)
        return x * waist, y, 0.045 + (H - 0.045) * math.sin(b) ** 0.86 * (1 + 0.16 * back - 0.16 * back * back)

    def top(x, y):
        """Height of the shell at (x, y), found by walking up the surface."""
        a = math.atan2(q(y / L, 1 / 0.82), q(x / W, 1 / 0.86)) / S.TAU
        lo, hi = 0.0, 1.0
        for _ in range(30):
            m = (lo + hi) / 2
            px, py, _z = skin(a, m)
            lo, hi = (m, hi) if math.hypot(px, py) > math.hypot(x, y) else (lo, m)
        return skin(a, lo)[2]
    S.grid(skin, 128, 48, shell, 'shell', wrap_u=True)
    S.outline([(0.88 * x, 0.9 * y) for x, y, _ in (skin(k / 72, 0) for k in range(72))], 0.05, seam, 0.01)
    line = [(x, y, top(x, y) + 0.0005) for x, y in [(0, -0.535 + 0.02 * k) for k in range(32)]]
    S.tube(line, 0.005, seam, smooth=0, seg=8)
    cross = [(x, 0.085 + 0.10 * x * x) for x in [-0.30 + 0.02 * k for k in range(31)]]
    S.tube([(x, y, top(x, y) + 0.0005) for x, y in cross], 0.005, seam, smooth=0, seg=8)
    rubber = M.matte(accent, 0.55, 0.05)
    wheel = [S.lathe([(0.05, -0.032), (0.082, -0.032, 0.012), (0.088, -0.015, 0.01), (0.088, 0.015, 0.01), (0.082, 0.032, 0.012), (0.05, 0.032)], rubber, 64)]
    wheel += [S.place(S.box(0.010, 0.010, 0.044, 0.003, rubber, 2), (0.088 * math.cos(a), 0.088 * math.sin(a), -0.022), (0, 0, math.degrees(a)))
              for a in [S.TAU * k / 34 for k in range(34)]]
    S.group(wheel, (0, -0.29, top(0, -0.29) - 0.052), (0, 90, 0))
    pts = S.rounded_rect(0.094, 0.21, 0.046, 8)
    S.grid(lambda u, v: (lambda x, y: (x, y, top(x, y) + 0.0015))(v * pts[round(u * len(pts)) % len(pts)][0], v * pts[round(u * len(pts)) % len(pts)][1] - 0.29), len(pts), 6, seam, 'slot', True)
    mark = S.text('mallard', 0.075, M.matte(M.shade(color, 0.55), 0.5), 0.001)
    for v in mark.data.vertices:
        x, y = v.co.x, v.co.y + 0.30
        v.co = (x, y, top(x, y) + 0.001)
    return dict(elev=26, azim=-38, fill=0.68)


def _phone():
    """A phone lying face up: rounded slab with a dark screen."""
    glass = M.gradient_emission([(0.0, '#26463f'), (0.6, '#5d7f72'), (1.0, '#c9a878')], 0.35)
    parts = [S.outline(S.rounded_rect(0.72, 1.48, 0.11), 0.08, M.metal('#8d918e', 0.35), 0.03),
             S.place(S.outline(S.rounded_rect(0.69, 1.45, 0.10), 0.006, M.plastic('#0b0d0e', 0.1), 0.002), (0, 0, 0.0785)),
             S.place(S.grid(lambda u, v: ((u - .5) * 0.63, (v - .5) * 1.36, 0), 2, 24, glass), (0, 0, 0.0852)),
             S.place(S.text('9:41', 0.19, M.emission('#f3ead8', 1.1), 0.0005), (0, 0.33, 0.087)),
             S.place(S.lathe([(0.025, 0), (0.025, 0.002), (0, 0.002)], M.plastic('#050606', 0.1)), (0, 0.64, 0.086))]
    return parts


def charger(base, top, wood=True, phone=False):
    """Round charging plate turned from wood (or lacquered), felt inlay, woven cable; with a phone on it if asked."""
    body = M.wood(base, M.shade(base, 0.42), 2.2, 'X', 0.4) if wood else M.matte(base, 0.42, 0.04, 90, 0.1)
    S.lathe([(0, 0.012), (0.50, 0.012), (0.53, 0.02, .012), (0.56, 0.05, 0.03), (0.56, 0.125, 0.04), (0.49, 0.150, 0.012), (0.455, 0.148, 0.006), (0.45, 0.13)], body, 192)
    S.lathe([(0.44, 0), (0.46, 0.0), (0.46, 0.014, .006), (0.44, 0.014)], M.matte('#202526', 0.7), name='foot')
    S.lathe([(0.451, 0.12), (0.45, 0.140, 0.008), (0.40, 0.141), (0, 0.141)], M.plush(top, 70, 0.35))
    ring = M.metal('#c49a4a', 0.3)
    S.tube([(*p, 0.1415) for p in S.circle(0.17, 64)], 0.006, ring, smooth=0, closed=True, seg=8)
    cord = M.fabric(M.shade(top, 0.9), 10, 260, bump=0.6)
    S.tube([(0.30, 0.44, 0.05), (0.40, 0.60, 0.045), (0.62, 0.74, 0.03), (0.90, 0.62, 0.026), (0.98, 0.30, 0.026), (0.86, 0.0, 0.026), (0.80, -0.22, 0.026)], 0.026, cord, seg=14)
    plug = [S.outline(S.rounded_rect(0.10, 0.055, 0.02), 0.22, M.matte('#2a2f30', 0.4), 0.008),
            S.place(S.outline(S.rounded_rect(0.082, 0.030, 0.0145), 0.10, M.metal('#c9c7c1', 0.25), 0.003), (0, 0, 0.21))]
    S.group(plug, (0.80, -0.22, 0.030), (90, 0, -8))
    if phone:
        S.group(_phone(), (-0.02, -0.02, 0.146), (0, 0, 16))
    return dict(elev=30, azim=-18, fill=0.72)
