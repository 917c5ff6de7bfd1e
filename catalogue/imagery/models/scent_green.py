"""Plants, vases and the watering can: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S


def _pot(clay, r, h, saucer=True, feet=False):
    """Round clay pot with its saucer, or on three small feet. Returns the height of the soil."""
    mat = M.matte(clay, 0.78, 0.25, 30)
    z = 0.12 * r if saucer else (0.16 * r if feet else 0.0)
    prof = [(r * 0.66, z), (r * 0.76, z + 0.03 * r), (r * 0.84, z + h * 0.35), (r * 0.93, z + h * 0.75), (r * 0.96, z + h * 0.97)]
    S.vessel(prof, 0.09 * r, mat, 0.1)
    S.lathe([(0, z + 0.01), (r * 0.66, z + 0.005)], mat, name='underside')
    if saucer:
        S.lathe([(0, 0), (r * 0.98, 0, 0.03 * r), (r * 1.1, 0.16 * r, 0.03 * r), (r * 1.03, 0.17 * r), (r * 0.96, 0.09 * r), (0, 0.09 * r)], mat, name='saucer')
    for k in range(3 if feet else 0):
        a = math.radians(30 + 120 * k)
        S.place(S.superbox(0.28 * r, 0.28 * r, 0.34 * r, mat, 0.6, 32), (r * 0.58 * math.cos(a), r * 0.58 * math.sin(a), 0.16 * r))
    top = z + h * 0.86
    soil = S.grid(lambda u, v: (r * 0.87 * v * math.cos(u * S.TAU), r * 0.87 * v * math.sin(u * S.TAU), top), 60, 24, M.plush('#43332a', 14 / r * 0.6, 1.0), wrap_u=True)
    S.wobble(soil, 0.05 * r, 5 / r)
    return top


def _leaf(length, width, mat, outline, bend=0.5, cup=0.12, wave=0.0, seed=0, n=22):
    """A leaf along +y with its own outline (share of the width at 0-1 of its length), bending down, its rim waved."""
    def f(u, v):
        s = (u - 0.5) * 2
        w = width * outline(v) + 0.004
        a = bend * v
        y = length * (math.sin(a) / bend if abs(bend) > 1e-3 else v)
        z = -length * ((1 - math.cos(a)) / bend if abs(bend) > 1e-3 else 0)
        ripple = wave * width * abs(s) ** 2 * math.sin(v * 15 + s * 1.2 + seed)
        return (s * w / 2, y, z + cup * abs(s) ** 1.4 * w + ripple)
    return S.solidify(S.subsurf(S.grid(f, 8, n, mat, 'leaf'), 1), 0.008, 0)


def _fiddle(v):
    """Outline of a fiddle-leaf: narrow at the stalk, waisted, broad at the end."""
    return (0.42 * math.sin(math.pi * min(1, v * 1.75)) ** 0.7 if v < 0.45 else 0) * max(0, 1 - max(0, v - 0.2) * 3) + \
        math.sin(math.pi * min(1.0, max(0.0, v) ** 1.55)) ** 0.62 * (0.42 + 0.58 * min(1, v * 1.35))


def _elliptic(v):
    """Outline of a rubber-plant leaf: an ellipse with a drawn-out tip."""
    return math.sin(math.pi * v ** 0.88) ** 0.72 * (1 - 0.12 * v) if 0 < v < 1 else 0.0


def _stalked(leaf, stalk, mat):
    """A leaf pushed out on a stalk of the given length, ready to be placed by the stalk's foot."""
    for v in leaf.data.vertices:
        v.co.y += stalk
    return S.group([leaf, S.tube([(0, 0, 0), (0, stalk * 0.5, 0.012), (0, stalk + 0.04, 0.0)], 0.022, mat, radii=[0.028, 0.02, 0.014], seg=8)])


def fiddle_leaf_fig(pot):
    """Fiddle-leaf fig, one trunk, broad waved leaves."""
    top = _pot(pot, 0.9, 1.45)
    R = S.rng(21)
    bark, stalk = M.matte('#6d5742', 0.85, 0.4, 22), M.matte('#6f8a4a', 0.55)
    mats = [M.leaf(c, '#9dbb84', 0.3) for c in ('#35703f', '#43824b', '#2c6039')]
    trunk = [(0, 0, top - 0.1), (0.07, 0.02, top + 1.2), (-0.04, 0.04, top + 2.5), (0.03, 0, top + 3.7)]
    S.tube(trunk, 0.09, bark, radii=[0.13, 0.105, 0.085, 0.05], seg=16)
    C = S.catmull(trunk, 20)
    for i in range(17):
        t = 0.2 + 0.8 * i / 16
        p = C[round(t * (len(C) - 1))]
        size = (2.1 - 0.9 * max(0, t - 0.55)) * R.uniform(0.88, 1.08)
        lf = _leaf(size, size * 0.72, mats[i % 3], _fiddle, R.uniform(0.35, 0.8), 0.12, 0.03, i)
        S.place(_stalked(lf, 0.24, stalk), tuple(p), (R.uniform(22, 46) + 34 * max(0.0, t - 0.45) / 0.55, 0, i * 137.5 + R.uniform(-16, 16)))
    return dict(elev=7, fill=0.80, lens=75)


def rubber_plant(pot):
    """Little rubber plant: thick dark leaves, the newest still in its red sheath."""
    top = _pot(pot, 0.5, 0.85)
    R = S.rng(11)
    mats = [M.leaf(c, '#7f9a72', 0.2) for c in ('#234a35', '#2d5a3d', '#1d4030')]
    stem = M.matte('#5d6b42', 0.55)
    for k, (x, y, h, n) in enumerate(((-0.03, 0.02, 1.5, 9), (0.13, -0.06, 1.0, 6))):
        path = [(x, y, top - 0.04), (x * 1.6, y, top + h * 0.5), (x * 2.4, y, top + h)]
        S.tube(path, 0.035, stem, radii=[0.042, 0.034, 0.022], seg=10)
        C = S.catmull(path, 16)
        for i in range(n):
            t = 0.16 + 0.80 * i / (n - 1)
            p, size = C[round(t * (len(C) - 1))], (0.98 - 0.36 * t) * R.uniform(0.88, 1.08)
            lf = _leaf(size, size * 0.5, mats[(i + k) % 3], _elliptic, R.uniform(0.35, 0.75), 0.18)
            S.place(_stalked(lf, 0.10, stem), tuple(p), (R.uniform(22, 36) + 34 * t, 0, i * 137.5 + k * 70 + R.uniform(-14, 14)))
        S.place(S.lathe([(0.02, 0), (0.026, 0.08), (0.017, 0.2), (0.002, 0.3)], M.matte('#9c4438', 0.4), 20, 6), tuple(C[-1]), (4, -7, 0))
    return dict(elev=9, fill=0.74)


def _sword(edge, a, b):
    """Leaf of a snake plant on UVs: grey-green bands, a pale yellow edge."""
    g = M.Graph('sword leaf')
    uv = g.n('TexCoord').outputs['UV']
    u = g.n('SeparateXYZ', Vector=uv).outputs[0]
    bands = g.noise(g.n('Mapping', Vector=uv, Scale=(1.2, 24.0, 1)).outputs[0], 1.0, 3, 0.6, 0.5)
    c = g.mix(g.ramp(bands, (0.36, 0.0), (0.66, 0.85)), a, b)
    rim = g.math('ADD', g.math('ABSOLUTE', g.math('SUBTRACT', u, 0.5)), g.math('MULTIPLY', g.math('SUBTRACT', bands, 0.5), 0.05))
    c = g.mix(g.ramp(rim, (0.385, 0.0), (0.41, 1.0)), c, edge)
    return g.done(g.principled(Base_Color=c, Roughness=0.38, Specular=0.4))


def snake_plant(pot):
    """Snake plant: eight stiff blades edged in pale yellow, in an unglazed pot on three feet."""
    top = _pot(pot, 0.7, 1.15, saucer=False, feet=True)
    R, mat = S.rng(5), _sword('#cfc177', '#2f5a41', '#7d9a76')
    for i, (h, x, y, turn, lean) in enumerate(((3.3, 0.02, 0.08, 10, 2), (2.9, -0.2, 0.0, -40, -7), (3.0, 0.22, 0.05, 50, 8), (2.4, -0.05, -0.18, -12, -3), (2.2, 0.27, -0.14, 28, 13),
                                               (2.0, -0.3, -0.14, -30, -15), (2.6, 0.08, 0.24, 80, 4), (1.45, 0.1, -0.3, 5, 6))):
        twist, bow = R.uniform(-0.5, 0.5), R.uniform(-0.10, 0.10)

        def f(u, v, h=h, twist=twist, bow=bow):
            s = (u - 0.5) * 2
            w = 0.24 * (0.62 + 0.55 * math.sin(math.pi * min(1, v * 0.9 + 0.06)) ** 0.8) * min(1.0, ((1 - v) / 0.16) ** 0.6) + 0.002
            a = twist * v
            x, y = s * w, 0.10 * s * s * (1.1 - v)
            return (x * math.cos(a) - y * math.sin(a) + bow * v * v, x * math.sin(a) + y * math.cos(a) + 0.03 * math.sin(v * 5 + turn), h * v)
        ob = S.solidify(S.grid(f, 10, 40, mat, 'blade'), 0.03, 0)
        S.place(ob, (x, y, top - 0.05), (R.uniform(-4, 4), lean, turn))
    return dict(elev=8, fill=0.78)


def _branch(foot, R, height, mats, wood, spread=0.6):
    """An olive branch out of a vase: a bowed stem, side twigs, narrow leaves in pairs."""
    lean = R.uniform(-1, 1) * spread
    tip = (foot[0] + lean * height * 0.7, foot[1] + R.uniform(-0.12, 0.12) * height, foot[2] + height)
    mid = (foot[0] + lean * height * 0.2, foot[1], foot[2] + height * 0.55)
    C = S.catmull([foot, mid, tip], 16)
    S.tube([foot, mid, tip], 0.02, wood, radii=[0.024, 0.018, 0.008], seg=8)
    for i in range(10):
        t = 0.36 + 0.63 * i / 9
        p = C[round(t * (len(C) - 1))]
        for s in (-1, 1):
            size = R.uniform(0.46, 0.62) * (1.15 - 0.4 * t)
            lf = _leaf(size, size * 0.26, R.choice(mats), _elliptic, R.uniform(-0.2, 0.5), 0.15, n=10)
            S.place(lf, tuple(p), (R.uniform(28, 62), 0, (90 if s > 0 else -90) + R.uniform(-45, 45) + 30 * i))


def bisque_vase(clay, stem=True):
    """Bare-clay bottle vase that keeps the potter's finger marks, glazed inside; with one branch."""
    prof = [(0.36, 0), (0.42, 0.03), (0.58, 0.32), (0.65, 0.72), (0.60, 1.08), (0.38, 1.42), (0.19, 1.68), (0.15, 1.95), (0.155, 2.2), (0.21, 2.4)]
    v = S.vessel(prof, 0.045, M.matte(clay, 0.85, 0.35, 36), seg=160, smooth=14)
    for p in v.data.vertices:
        r = math.hypot(p.co.x, p.co.y)
        if r > 0.05:
            a, fade = math.atan2(p.co.y, p.co.x), min(1, max(0, p.co.z / 0.2)) * min(1, max(0, (2.3 - p.co.z) / 0.3))
            k = 1 + fade * 0.005 * math.sin(p.co.z * 30 + a + 1.5 * S.mnoise.noise(S.Vector((0, 0, p.co.z * 2))))
            p.co.x, p.co.y = p.co.x * k, p.co.y * k
    if stem:
        _branch((0.03, 0, 1.6), S.rng(9), 2.3, [M.leaf(c, '#b6c3a2', 0.45) for c in ('#6d8560', '#7c9270')], M.matte('#7a624a', 0.8), 0.5)
    return dict(elev=8, fill=0.78)


def _copper_glaze(dark, pale, gleam):
    """Glaze poured three times: thick and dark at the shoulder, thin below, blue where it pools."""
    g = M.Graph('copper glaze')
    p = g.coord()
    z = g.math('ADD', g.n('SeparateXYZ', Vector=p).outputs[2], g.math('MULTIPLY', g.math('SUBTRACT', g.noise(p, 2.6, 3), 0.5), 0.7))
    c = g.ramp(g.math('MULTIPLY', z, 0.4), (0.16, pale), (0.5, M.shade(dark, 1.25)), (0.76, dark), (0.98, M.shade(dark, 1.5)))
    pool = g.ramp(g.noise(g.coord(scale=(1, 1, 0.4)), 3.2, 4, 0.6, 0.8), (0.55, 0.0), (0.72, 0.7))
    c = g.mix(pool, c, gleam)
    return g.done(g.principled(Base_Color=c, Roughness=0.14, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.05, Normal=g.bump(g.noise(p, 3.0, 2), 0.10, 0.03)))


def glazed_vase(dark, pale, gleam, branches=0):
    """Round-shouldered vase under copper glaze on a foot of bare clay; with or without branches."""
    S.lathe([(0, 0), (0.47, 0, 0.02), (0.485, 0.06), (0.50, 0.13)], M.matte('#b08a68', 0.85, 0.3, 40), name='foot')
    prof = [(0.49, 0.11), (0.53, 0.25), (0.66, 0.7), (0.80, 1.25), (0.85, 1.62), (0.77, 1.98), (0.50, 2.22), (0.31, 2.32), (0.27, 2.44), (0.34, 2.6)]
    S.vessel(prof, 0.05, _copper_glaze(dark, pale, gleam), seg=160, smooth=12)
    R = S.rng(14)
    for i in range(branches):
        _branch((0.05 * (i - 1), 0.04 * i, 2.0), R, 2.6 + 0.4 * (i % 2), [M.leaf(c, '#b6c3a2', 0.45) for c in ('#6d8560', '#59734f')], M.matte('#7a624a', 0.8), 0.55)
    return dict(elev=10, fill=0.72 if not branches else 0.8)


def watering_can(color):
    """Long-spout watering can; `color` is a lacquer, or 'brass' for the one of solid metal."""
    brass = M.metal('#b8924c', 0.30, 0.3)
    body = brass if color == 'brass' else M.matte(color, 0.42, 0.05, 80, 0.15)
    S.lathe([(0, 0.0), (0.66, 0.0, 0.04), (0.70, 0.06, 0.03), (0.64, 0.75, 0.3), (0.58, 1.12, 0.06), (0.55, 1.16, 0.03)], body, name='body')
    S.lathe([(0.55, 1.14), (0.53, 1.24, 0.02), (0.50, 1.24), (0.52, 1.12), (0.55, 0.9), (0.6, 0.1), (0, 0.08)], body, name='rim')
    S.tube([(*p, 1.24) for p in S.circle(0.515, 60)], 0.022, brass, smooth=0, closed=True, seg=10)
    S.tube([(*p, 0.09) for p in S.circle(0.69, 72)], 0.018, brass, smooth=0, closed=True, seg=10)
    S.tube([(-0.55, 0, 0.16), (-0.95, 0, 0.24), (-1.35, 0, 0.75), (-1.75, 0, 1.35), (-2.2, 0, 1.78), (-2.68, 0, 1.86), (-2.86, 0, 1.76)], 0.07, body,
           radii=[0.17, 0.13, 0.085, 0.062, 0.05, 0.044, 0.042], smooth=14, caps=False)
    S.tube([(-2.83, 0, 1.79), (-2.90, 0, 1.72)], 0.052, brass, smooth=3, caps=False)
    S.tube([(0.64, 0, 0.55), (1.0, 0, 0.62), (1.27, 0, 1.05), (1.2, 0, 1.6), (0.75, 0, 1.95), (0.15, 0, 1.86), (-0.30, 0, 1.5), (-0.46, 0, 1.22)], 0.055, body, smooth=14)
    for p, r in (((0.655, 0, 0.55), (0, 80, 0)), ((-0.47, 0, 1.2), (0, 0, 0))):
        S.place(S.sphere(0.085, brass, squash=0.5, seg=32), p, r)
    return dict(elev=13, azim=24, fill=0.80)
