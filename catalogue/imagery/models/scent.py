"""Candles, diffusers and incense: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S

INK = '#2b2f2c'


def _fire():
    """Light of a flame along object z, 0 to 1: clear and bluish at its foot, pale in its heart, amber at its tip; it fades at its outline."""
    g = M.Graph('flame')
    z = g.n('SeparateXYZ', Vector=g.n('TexCoord').outputs['Generated']).outputs[2]
    facing = g.math('SUBTRACT', 1.0, g.n('LayerWeight', Blend=0.5).outputs['Facing'])
    rim = g.ramp(z, (0.0, '#6d86d8'), (0.16, '#ff9d45'), (0.6, '#ffab4a'), (1.0, '#ff8a35'))
    heart = g.ramp(z, (0.0, '#8fa2e0'), (0.22, '#ffc873'), (0.5, '#fff0c4'), (1.0, '#ffc05e'))
    there = g.math('MULTIPLY', g.ramp(z, (0.0, 0.15), (0.2, 0.6), (0.4, 1.0), (0.85, 0.9), (1.0, 0.45)), g.ramp(facing, (0.02, 0.0), (0.55, 1.0)))
    glow = g.n('Emission', Color=g.mix(g.ramp(facing, (0.25, 0.0), (0.85, 1.0)), rim, heart), Strength=4.2).outputs[0]
    return g.done(M._mix_shader(g, there, g.n('BsdfTransparent').outputs[0], glow), lamp=False)


def _flame(x, y, z, k=1.0):
    """A still candle flame around the bent, charred end of its wick, leaning a hair."""
    S.tube([(x, y, z - 0.03), (x + 0.003, y, z + 0.04), (x + 0.012, y, z + 0.085)], 0.011, M.matte('#2a2320', 0.9), radii=[0.011, 0.011, 0.008], seg=8)
    fl = S.lathe([(0, 0.0), (0.017 * k, 0.012 * k), (0.031 * k, 0.045 * k), (0.036 * k, 0.085 * k), (0.031 * k, 0.135 * k), (0.019 * k, 0.20 * k), (0.008 * k, 0.255 * k), (0, 0.30 * k)],
                 _fire(), 64, smooth=8, name='flame')
    for v in fl.data.vertices:
        v.co.x += 0.35 * v.co.z ** 2
    S.place(fl, (x + 0.006, y, z + 0.035)).visible_shadow = False


def _wick(x, y, z):
    """An unlit cotton wick."""
    S.tube([(x, y, z - 0.02), (x + 0.004, y, z + 0.05), (x + 0.02, y, z + 0.085)], 0.011, M.matte('#d8cfbd', 0.9), seg=8)


def candle(glaze, lid='beside', lit=True):
    """Soy candle in a stoneware jar whose mouth narrows; its wooden lid lies 'beside' it or is 'on'."""
    mat = M.ceramic(glaze, 0.42, speckle=0.5)
    S.vessel([(0.32, 0.0), (0.36, 0.015), (0.395, 0.07), (0.41, 0.22), (0.41, 0.6), (0.395, 0.74), (0.355, 0.83), (0.345, 0.89)], 0.035, mat, 0.07)
    S.lathe([(0, 0.07), (0.34, 0.07), (0.368, 0.1), (0.370, 0.60), (0.352, 0.73), (0.338, 0.766), (0.30, 0.76), (0.12, 0.756), (0, 0.755)], M.wax('#efe0c2', glow=0.10 if lit else 0.0))
    if lit:
        _flame(0, 0, 0.755, 1.1)
    elif lid != 'on':
        _wick(0, 0, 0.755)
    ink = M.matte(M.shade(glaze, 0.22), 0.8)
    for words, size, z in (('MALLARD', 0.07, 0.42), ('soy & beeswax', 0.042, 0.33)):
        S.wrap(S.text(words, size, ink, 0.0006, spacing=1.15), 0.4115, z)
    _lid(lid)
    return dict(elev=15, azim=6, fill=0.56, gain=0.95)


def _lid(where):
    """Turned oak lid with a cork-coloured seal."""
    oak = M.wood('#c9a67a', '#9d774e', 2.2, 'X')
    parts = [S.lathe([(0, 0.0), (0.30, 0, 0.01), (0.30, 0.06), (0.375, 0.06, 0.012), (0.385, 0.12, 0.03), (0.34, 0.145, 0.03), (0, 0.145)], oak, name='lid')]
    if where == 'on':
        S.group(parts, (0, 0, 0.835))
    else:
        S.group(parts, (0.53, -0.30, 0.285), (0, -68, -26))


def candle_trio():
    """Three small porcelain cups of wax, one lit, before their gift box."""
    box = M.matte('#1e4f41', 0.75, 0.15, 60)
    S.place(S.box(2.15, 0.86, 0.66, 0.025, box), (0, 0.52, 0))
    S.place(S.box(2.19, 0.90, 0.30, 0.025, box), (0, 0.52, 0.40))
    band = M.paper('#e6dcc8')
    S.place(S.box(0.62, 0.915, 0.715, 0.02, band), (0, 0.52, 0.0))
    S.place(S.text('MALLARD', 0.092, M.matte(INK, 0.8), 0.0006, spacing=1.2), (0, 0.059, 0.42), (90, 0, 0))
    S.place(S.text('morning, noon, night', 0.048, M.matte(INK, 0.8), 0.0006, spacing=1.05), (0, 0.059, 0.31), (90, 0, 0))
    china = M.ceramic('#dbd5c9', 0.2)
    for i, (x, y, wax) in enumerate(((-0.72, -0.28, '#ecd2a4'), (0.0, -0.44, '#d3d6b4'), (0.72, -0.28, '#cfa987'))):
        cup = S.vessel([(0.20, 0), (0.235, 0.015), (0.262, 0.08), (0.275, 0.3), (0.28, 0.6)], 0.022, china, 0.05)
        fill = S.lathe([(0, 0.05), (0.22, 0.06), (0.252, 0.2), (0.256, 0.49), (0.1, 0.475), (0, 0.475)], M.wax(wax, glow=0.08 if i == 1 else 0))
        S.group([cup, fill], (x, y, 0))
        if i == 1:
            _flame(x, y, 0.48, 0.85)
        else:
            _wick(x, y, 0.48)
    return dict(elev=17, azim=-14, fill=0.68)


def _vapour(path, width, density, color='#ffffff'):
    """A wisp of mist or smoke: a soft, half transparent veil along a path, facing the camera."""
    g = M.Graph('vapour')
    uv = g.n('SeparateXYZ', Vector=g.n('TexCoord').outputs['UV'])
    u, v = uv.outputs[0], uv.outputs[1]
    side = g.math('POWER', g.math('SINE', g.math('MULTIPLY', u, 3.14159)), 1.6)
    fade = g.ramp(v, (0.0, 0.0), (0.08, 1.0), (0.45, 0.55), (1.0, 0.0))
    cloud = g.ramp(g.noise(g.coord(scale=(1.0, 1.0, 0.45)), 3.0, 4, 0.6, 0.8), (0.28, 0.15), (0.7, 1.0))
    a = g.math('MULTIPLY', g.math('MULTIPLY', g.math('MULTIPLY', side, fade), cloud), density)
    shader = M._mix_shader(g, a, g.n('BsdfTransparent').outputs[0], g.n('Emission', Color=color, Strength=3.2).outputs[0])
    mat = g.done(shader, lamp=False)
    C = S.catmull(path, 10)
    n = len(C) - 1

    def f(s, t):
        p = C[round(t * n)]
        w = width * (0.25 + 0.75 * t ** 0.7)
        return (p.x + (s - 0.5) * w, p.y, p.z)
    veil = S.grid(f, 12, n, mat, 'vapour')
    veil.visible_shadow = False
    return veil


def humidifier(color, mist=False):
    """Pebble-shaped humidifier: ceramic-feel shell with a fine seam, a slit on top, a warm ring of light at its foot."""
    shell = M.matte(color, 0.6, 0.10, 60)

    def pebble(k=0.0):
        def f(u, v):
            a, b = u * S.TAU, (v - 0.5) * math.pi
            r = 0.76 * math.cos(b) ** 0.82 * (1 + 0.05 * math.cos(a - 0.6) + 0.03 * math.cos(2 * a))
            z = 0.56 + 0.56 * math.copysign(abs(math.sin(b)) ** 0.95, math.sin(b)) + 0.07 * math.cos(a - 0.6) * math.cos(b)
            seam = 0.012 * math.exp(-((z - 0.46) / 0.010) ** 2)
            return ((r - seam + k) * math.cos(a) * 1.04, (r - seam + k) * math.sin(a) * 0.95, max(z, 0.06))
        return f
    S.grid(pebble(), 128, 190, shell, 'pebble', wrap_u=True)
    rim, z = M.matte(M.shade(color, 0.55), 0.6), 1.108
    S.lathe([(0, 0.0), (0.45, 0.0, 0.02), (0.475, 0.03, 0.02), (0.475, 0.30), (0, 0.30)], shell, name='foot')
    S.tube([(*p, 0.036) for p in S.circle(0.475, 96)], 0.014, M.emission('#ffcf94', 3.5 if mist else 2.0), smooth=0, closed=True, seg=10)
    S.place(S.outline(S.rounded_rect(0.34, 0.10, 0.05), 0.02, rim, 0.006), (0, 0, z), (2, -3, 0))
    S.place(S.outline(S.rounded_rect(0.29, 0.05, 0.024), 0.008, M.matte('#1c1f1e', 0.9), 0.002), (0, 0, z + 0.014), (2, -3, 0))
    S.place(S.lathe([(0, 0), (0.022, 0), (0.022, 0.006, 0.003), (0, 0.008)], M.metal('#b8924c', 0.32), 24), (-0.02, -0.725, 0.40), (84, 0, -2))
    if mist:
        for k, (dx, w, top) in enumerate(((0.02, 0.55, 2.5), (-0.05, 0.42, 2.2), (0.1, 0.7, 2.7))):
            _vapour([(0.0, 0.01 * k, 1.12), (0.05 + dx, 0.02 * k, 1.5), (dx * 2, 0.02 * k, 1.9), (0.16 + dx * 3, 0.02 * k, top)], w, 0.42)
    return dict(elev=14, azim=-14, fill=0.64)


def _squared(ob, n, z0, z1):
    """Turns a lathe's round plan into a rounded square below z0, blending to round at z1."""
    for v in ob.data.vertices:
        r = math.hypot(v.co.x, v.co.y)
        if r < 1e-4:
            continue
        c, s = abs(v.co.x / r), abs(v.co.y / r)
        k = (c ** n + s ** n) ** (-1 / n)
        t = min(1.0, max(0.0, (z1 - v.co.z) / (z1 - z0)))
        k = 1 + (k - 1) * t * t * (3 - 2 * t)
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
    return ob


def _block_glass(color):
    """Tinted glass for square, thick-bottomed bottles. In their corners a ray is mirrored on and on, and ends in black: after the
    second mirroring it shows the glass's own colour instead."""
    g = M.Graph('block glass')
    path = g.n('LightPath').outputs
    clear = g.n('BsdfTransparent', Color=M.shade(color, 0.8)).outputs[0]
    solid = g.n('BsdfGlass', Color=color, Roughness=0.0, IOR=1.45).outputs[0]
    own = g.n('Emission', Color=color, Strength=0.6).outputs[0]
    body = M._mix_shader(g, g.math('GREATER_THAN', path['Glossy Depth'], 1.5), solid, own)
    return g.done(M._mix_shader(g, g.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']), body, clear), lamp=False)


def reed_diffuser(glass, liquid, perfume, reeds=8):
    """Square bottle of tinted glass with a heavy base, an oak collar and natural reeds."""
    prof = [(0.31, 0.0), (0.335, 0.012), (0.345, 0.05), (0.345, 0.3), (0.345, 0.76), (0.335, 0.86), (0.24, 0.95), (0.135, 0.99), (0.125, 1.03), (0.125, 1.10)]
    _squared(S.vessel(prof, 0.03, _block_glass(glass), 0.10, smooth=8), 9, 0.84, 0.97)
    fill = [(0, 0.105), (0.29, 0.105, 0.02), (0.313, 0.13, 0.02), (0.313, 0.64), (0, 0.64)]
    _squared(S.lathe(fill, M.glass(liquid, 0, 1.34, 1.0), name='liquid'), 9, 0.84, 0.97)
    S.lathe([(0.10, 1.02), (0.165, 1.02, 0.012), (0.165, 1.19, 0.02), (0.095, 1.19, 0.01), (0.09, 1.04)], M.wood('#c9a67a', '#9d774e', 2.6, 'Z'), name='collar')
    R, cane = S.rng(6), M.wood('#dcc091', '#b4925f', 4.0, 'Z')
    for i in range(reeds):
        a = i * S.TAU / reeds + R.uniform(-0.25, 0.25)
        lean = R.uniform(0.30, 0.5)
        c, s = math.cos(a), math.sin(a)
        S.tube([(-c * 0.16, -s * 0.16, 0.12), (c * 0.055, s * 0.055, 1.12), (c * lean, s * lean * 0.8, 2.42 + R.uniform(-0.05, 0.05))], 0.016, cane, smooth=4, seg=10)
    S.place(S.box(0.46, 0.004, 0.40, 0.001, M.paper('#ece4d4')), (0, -0.351, 0.22))
    ink = M.matte(INK, 0.8)
    for words, size, z in (('MALLARD', 0.066, 0.52), (perfume, 0.046, 0.42), ('150 ml', 0.034, 0.29)):
        S.place(S.text(words, size, ink, 0.0006, spacing=1.12), (0, -0.3545, z), (90, 0, 0))
    return dict(elev=9, azim=-14, fill=0.76)


def room_mist(glass, liquid, perfume, capped=True):
    """Slim bottle of dark glass with a brass collar and a fine spray head; its cap on, or beside it."""
    prof = [(0.17, 0), (0.2, 0.012), (0.21, 0.05), (0.21, 0.5), (0.21, 0.98), (0.2, 1.06), (0.14, 1.12), (0.115, 1.14), (0.115, 1.18)]
    S.vessel(prof, 0.022, M.glass(glass, 0, 1.45, 1.0), 0.07, smooth=8)
    S.lathe([(0, 0.075), (0.17, 0.075, 0.02), (0.186, 0.1, 0.02), (0.186, 0.92), (0, 0.92)], M.glass(liquid, 0, 1.34, 1.0), name='liquid')
    S.tube([(0.01, 0, 0.1), (0, 0, 0.6), (0, 0, 1.15)], 0.014, M.plastic('#d9d6cf', 0.4), smooth=4)
    brass, head = M.metal('#b8924c', 0.28, 0.5), M.matte('#23292a', 0.45, 0.04, 90)
    S.lathe([(0.11, 1.13), (0.15, 1.135, 0.01), (0.15, 1.25, 0.015), (0, 1.255)], brass, name='collar')
    if capped:
        S.lathe([(0.118, 1.252), (0.138, 1.252, 0.01), (0.138, 1.5, 0.025), (0, 1.505)], head, name='cap')
    else:
        S.lathe([(0.05, 1.25), (0.05, 1.30), (0.10, 1.31, 0.015), (0.10, 1.42, 0.03), (0, 1.425)], head, name='head')
        S.place(S.lathe([(0, 0), (0.03, 0), (0.028, 0.012, 0.004), (0.008, 0.014), (0, 0.004)], brass, 24), (0, -0.098, 1.365), (90, 0, 0))
        S.place(S.lathe([(0.11, 0), (0.138, 0, 0.01), (0.138, 0.25, 0.025), (0, 0.255)], head, name='cap'), (0.42, -0.12, 0))
    S.label(0.52, 0.5, 0.21, 0.52, M.paper('#ece4d4'))
    ink = M.matte(INK, 0.7)
    for words, size, z in (('MALLARD', 0.066, 0.66), ('after rain', 0.062, 0.55), (perfume, 0.036, 0.46), ('100 ml', 0.034, 0.33)):
        S.wrap(S.text(words, size, ink, 0.0006, spacing=1.1), 0.2165, z)
    return dict(elev=9, azim=-8, fill=0.74, lens=80)


def incense(smoke=False):
    """Cast-iron incense dish with one stick, a bamboo tube of sticks and three laid before it."""
    iron = M.metal('#3b3d3c', 0.55, 0.0)
    S.vessel([(0.30, 0), (0.34, 0.01), (0.42, 0.06), (0.455, 0.13)], 0.035, M.matte('#2c302f', 0.5, 0.35, 26, 0.1), 0.035)
    S.lathe([(0, 0.03), (0.075, 0.03, 0.01), (0.06, 0.12, 0.02), (0.028, 0.13), (0.0, 0.12)], iron, name='socket')
    stick = M.matte('#5d4c35', 0.9, 0.4, 40)
    tip = (0.2, 0, 2.12)
    S.tube([(0.0, 0, 0.10), tip], 0.017, stick, smooth=3, seg=10)
    S.tube([tip, (tip[0] + 0.006, 0, 2.17)], 0.017, M.emission('#ff7a33', 3.0) if smoke else stick, smooth=3, seg=10)
    bamboo, ring = M.wood('#c9ab74', '#a8874f', 1.4, 'Z', 0.35), M.matte('#8c6f42', 0.6)
    S.group([S.vessel([(0.17, 0), (0.18, 0.01), (0.18, 1.2), (0.18, 2.0)], 0.02, bamboo, 0.03), S.lathe([(0.165, 2.0), (0.195, 2.0, 0.01), (0.195, 2.34, 0.02), (0, 2.345)], bamboo, name='cap'),
             S.tube([(*p, 0.62) for p in S.circle(0.179, 40)], 0.012, ring, smooth=0, closed=True, seg=8), S.label(0.46, 0.62, 0.18, 1.3, M.paper('#e6dcc8')),
             S.wrap(S.text('MALLARD', 0.062, M.matte(INK, 0.8), 0.0006, spacing=1.15), 0.1865, 1.46), S.wrap(S.text('pine smoke', 0.05, M.matte(INK, 0.8), 0.0006), 0.1865, 1.34),
             S.wrap(S.text('60 sticks', 0.036, M.matte(INK, 0.8), 0.0006), 0.1865, 1.1)], (-0.82, 0.2, 0))
    for i in range(3):
        S.tube([(-0.75 + 0.06 * i, -0.62 - 0.075 * i, 0.02), (1.15 + 0.04 * i, -0.46 - 0.09 * i, 0.02)], 0.017, stick, smooth=3, seg=10)
    if smoke:
        _vapour([(0.205, 0, 2.18), (0.19, 0, 2.5), (0.24, 0.0, 2.8), (0.14, 0, 3.1), (0.3, 0, 3.5)], 0.26, 0.4, '#f2f4f6')
    return dict(elev=12, azim=-12, fill=0.76)
