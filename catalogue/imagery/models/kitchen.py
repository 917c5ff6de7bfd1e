"""Cups, bowls, plates, kettle and boards: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S

RAW_CLAY = '#d3c3a9'
WALNUT = ('#9a6a44', '#553520')


# ---------------------------------------------------------------- parts
def two_tone(outer, wall, out_mat, in_mat, floor=0.08, seg=160):
    """Vessel glazed inside only: outer wall with its lip in one material, the inside in another. Returns both meshes."""
    o = S.catmull(outer, 8)
    z0, top = o[0][1], o[-1]
    lip = [(top[0] - wall / 2 + math.cos(a) * wall / 2, top[1] + math.sin(a) * wall / 2) for a in (math.pi * k / 8 for k in range(1, 6))]
    shell = [(0.0, z0 + 0.03), (o[0][0] * 0.8, z0 + 0.03), (o[0][0] * 0.86, z0)] + [tuple(p) for p in o] + lip
    inner = [lip[-1], (top[0] - wall * 0.96, top[1] + wall * 0.1)] + [(max(p[0] - wall, 0.001), p[1]) for p in reversed(o) if p[1] > z0 + floor]
    inner += [(inner[-1][0] * 0.8, z0 + floor - 0.012), (0.0, z0 + floor - 0.02)]
    return [S.lathe(shell, out_mat, seg, name='outside', auto=60), S.lathe(inner, in_mat, seg, name='inside', auto=60)]


def surface(r, z, mat, seg=64):
    """Still surface of a drink or a filling, with a meniscus at its edge."""
    return S.lathe([(r, z + 0.012), (r - 0.012, z + 0.002), (r - 0.03, z), (0, z)], mat, seg, name='surface')


def tea(color='#8a4a16'):
    """Brewed tea: dark, clear, mirror-smooth."""
    return M.plastic(color, 0.06, 'tea')


def thrown(color, rim=0.0):
    """Satin glaze over fine throwing rings."""
    g = M.Graph('thrown')
    p = g.coord()
    xyz = g.n('SeparateXYZ', Vector=p)
    r = g.math('SQRT', g.math('ADD', g.math('POWER', xyz.outputs[0], 2.0), g.math('POWER', xyz.outputs[1], 2.0)))
    rings = g.math('SINE', g.math('MULTIPLY', g.math('ADD', r, g.math('MULTIPLY', g.noise(p, 1.2, 2), 0.05)), 105.0))
    base = g.mix(g.noise(p, 1.8, 4), M.shade(color, 0.88), M.shade(color, 1.08))
    dots = g.math('LESS_THAN', g.n('TexVoronoi', Vector=p, Scale=17.0).outputs['Distance'], 0.09)
    base = g.mix(g.math('MULTIPLY', dots, 0.5), base, '#6b5a48')
    return g.done(g.principled(Base_Color=base, Roughness=0.34, Specular=0.45, Clearcoat=0.2, Clearcoat_Roughness=0.12,
                               Normal=g.bump(rings, 0.10, 0.012)))


def mug_parts(color, dip, turn=23):
    """Meshes of one mug, its handle to +x."""
    mat = M.ceramic(dip, 0.24, speckle=0.55, dip=color, dip_z=0.34)
    cup = S.vessel([(0.30, 0.0), (0.345, 0.012), (0.40, 0.05), (0.425, 0.14), (0.43, 0.45), (0.43, 0.80), (0.435, 0.92)], 0.035, mat, 0.06)
    handle = S.tube([(0.40, 0, 0.77), (0.58, 0, 0.79), (0.70, 0, 0.66), (0.72, 0, 0.48), (0.63, 0, 0.30), (0.40, 0, 0.23)], 0.055, mat,
                    radii=[0.075, 0.058, 0.052, 0.052, 0.058, 0.080], flat=0.72, smooth=12, caps=False)
    return [S.place(cup, rot=(0, 0, turn)), handle]


# ---------------------------------------------------------------- cups
def mug(color, dip, filled=False):
    """Stoneware mug, glaze dipped over a speckled body; `filled` with black tea."""
    mug_parts(color, dip)
    if filled:
        surface(0.397, 0.79, tea())
    return dict(elev=17, azim=-24)


def mug_sizes(color, dip):
    """The same mug in its three sizes, a card with its measure before each, and a ruler along them."""
    ink = M.matte('#2b302e', 0.7)
    for x, k, words in ((-1.22, 0.88, '220 ml'), (-0.10, 1.0, '320 ml'), (1.16, 1.12, '450 ml')):
        S.group(mug_parts(color, dip), (x, 0.16, 0), (0, 0, -14), k)
        card = [S.box(0.74, 0.30, 0.012, 0.004, M.paper('#efe8d8'), 2), S.place(S.text(words, 0.19, ink, 0.0006), (0, 0, 0.0125))]
        S.group(card, (x, -0.58, 0.075), (30, 0, 0))
    _ruler(3.5, (-1.74, -0.98, 0))
    return dict(elev=22, azim=0, fill=0.88)


def _ruler(length, at):
    """Wooden ruler from x = 0, face up: a line for each centimeter, figures at every fifth."""
    ink = M.matte('#3a2d22', 0.7)
    parts = [S.box(length + 0.12, 0.30, 0.028, 0.01, M.wood('#d8bb8a', '#b4925f', 1.2, 'X'), 3, loc=(length / 2, 0, 0))]
    for k in range(round(length * 10) + 1):
        h = 0.11 if k % 5 == 0 else 0.07
        parts.append(S.box(0.011, h, 0.001, 0, ink, loc=(k / 10, 0.145 - h / 2, 0.0285)))
    parts += [S.place(S.text(str(k), 0.10, ink, 0.0005), (k / 10, -0.05, 0.029)) for k in range(0, round(length * 10) + 1, 5)]
    return S.group(parts, at)


def mug_pair(colors, dip, boxed=True):
    """Two mugs before the gift box of moulded pulp."""
    S.group(mug_parts(colors[0], dip), (-0.66, -0.10, 0), (0, 0, 205))
    S.group(mug_parts(colors[1], dip), (0.42, -0.42, 0), (0, 0, -38))
    if boxed:
        pulp = M.plush('#b9a98d', 34, 0.35)
        parts = [S.box(2.5, 1.35, 0.62, 0.12, pulp, 6), S.box(2.54, 1.39, 0.56, 0.13, pulp, 6, loc=(0, 0, 0.64))]
        parts.append(S.box(0.62, 1.42, 1.225, 0.13, M.paper('#1d5c4b'), 6, loc=(0.1, 0, -0.008)))
        word = S.text('mallard', 0.125, M.matte('#efe6d3', 0.6), 0.002, spacing=1.08)
        parts.append(S.place(word, (0.1, -0.715, 1.02), (90, 0, 0)))
        S.group(parts, (0.16, 1.05, 0), (0, 0, -7))
    return dict(elev=15, azim=-8, fill=0.80)


def mug_box(colors, dip):
    """The gift box open: both mugs in the wells of its tray, a card beside them."""
    pulp = M.plush('#b9a98d', 34, 0.35)

    def well(cx, turn):
        a0, t = 0.30, math.radians(turn)
        ring = [(math.cos(a) * 0.47, math.sin(a) * 0.47) for a in (a0 + (S.TAU - 2 * a0) * k / 40 for k in range(41))]
        ring += [(0.84, -0.14), (0.84, 0.14)]
        return [(cx + x * math.cos(t) - y * math.sin(t), x * math.sin(t) + y * math.cos(t)) for x, y in ring]
    tray = S.outline(S.rounded_rect(2.9, 1.75, 0.2), 0.52, pulp, 0.05, holes=(well(-0.70, 128), well(0.70, -52)))
    floor = S.box(2.8, 1.65, 0.06, 0.02, pulp)
    S.group([tray, floor])
    S.group(mug_parts(colors[0], dip), (-0.70, 0, 0.07), (0, 0, 128))
    S.group(mug_parts(colors[1], dip), (0.70, 0, 0.07), (0, 0, -52))
    card = S.place(S.box(0.9, 0.62, 0.012, 0, M.paper('#efe8d8')), (1.15, -1.32, 0), (0, 0, 14))
    S.place(S.text('for you', 0.13, M.matte('#1d5c4b', 0.7), 0.001, S.find_font('Lato:italic')), (0, 0, 0.014)).parent = card
    return dict(elev=42, azim=-18, fill=0.82)


def water_bottle(color, opened=False):
    """Insulated steel bottle, powder coat, loop cap; `opened`: its cap stands beside it."""
    coat, steel, cap = M.matte(color, 0.48, 0.10, 70), M.metal('#cbc9c4', 0.22, 0.6), M.matte('#2a2e2f', 0.5, 0.05, 80)
    S.lathe([(0, 0), (0.33, 0, 0.02), (0.345, 0.05), (0.345, 0.08)], steel, name='base')
    S.lathe([(0.345, 0.08), (0.365, 0.09, 0.01), (0.365, 1.72, 0.22), (0.225, 1.95, 0.12), (0.225, 2.02, 0.01), (0.20, 2.02)], coat, name='body')
    S.lathe([(0.205, 2.0), (0.205, 2.10, 0.012), (0.175, 2.10, 0.012), (0.175, 1.2)], steel, name='mouth')
    lid = [S.lathe([(0.205, 2.035), (0.235, 2.04, .01), (0.245, 2.06, .01), (0.245, 2.26, 0.05), (0, 2.29)], cap, name='cap')]
    lid.append(S.lathe([(0.2465, 2.075), (0.249, 2.08, .003), (0.249, 2.10, .003), (0.2465, 2.105)], M.metal('#c9a566', 0.25), name='band'))
    lid.append(S.tube([(-0.215, 0, 2.17), (-0.225, 0, 2.36), (-0.12, 0, 2.50), (0.12, 0, 2.50), (0.225, 0, 2.36), (0.215, 0, 2.17)], 0.05, cap, flat=0.55))
    if opened:
        S.group(lid, (0.72, -0.25, -2.03), (0, 0, 35))
    else:
        S.group(lid, rot=(0, 0, 24))
    ink = M.matte('#39444a' if M.rgb(color)[1] > 0.4 else '#f0ead9', 0.5)
    S.wrap(S.place(S.text('mallard', 0.20, ink, 0.002, spacing=1.08)), 0.367, 0.95, -90)
    return dict(elev=9, azim=0, fill=0.76, lens=80)


# ---------------------------------------------------------------- bowls and plates
def noodle_bowl(glaze, chopsticks=False):
    """Footed noodle bowl: bare speckled clay outside, glaze that pools darker inside."""
    prof = [(0.40, 0), (0.405, 0.03), (0.385, 0.10), (0.42, 0.16), (0.60, 0.25), (0.78, 0.42), (0.88, 0.62), (0.925, 0.80)]
    inside = M.ceramic(M.shade(glaze, 0.62), 0.14, dip=glaze, dip_z=0.24, speckle=0.25)
    for part in two_tone(prof, 0.045, M.ceramic(RAW_CLAY, 0.62, speckle=0.8), inside, 0.16):
        S.wobble(part, 0.008, 1.1, 3)
    if chopsticks:
        wood = M.wood('#8a5a38', '#4a2c1a', 1.5, 'X')
        for y, a in ((-0.05, 4), (0.10, 9)):
            S.place(S.tube([(-1.0, 0, 0), (0.4, 0, 0.0), (1.45, 0, 0.0)], 0.03, wood, radii=[0.020, 0.029, 0.036], seg=14), (0.1, y, 0.862), (0, 0, a))
    return dict(elev=24, azim=-12, fill=0.68)


def snack_bowls(colors, food=False, stacked=False):
    """Two small bowls of matte earthenware; with `food`, yogurt in one and nuts in the other."""
    prof = [(0.30, 0), (0.315, 0.02), (0.34, 0.04), (0.50, 0.16), (0.58, 0.34), (0.60, 0.52)]
    places = ((0, 0, 0), (0.02, 0.01, 0.165)) if stacked else ((-0.58, 0.16, 0), (0.52, -0.28, 0))
    for i, (color, at) in enumerate(zip(colors, places)):
        parts = two_tone(prof, 0.04, M.ceramic(RAW_CLAY if i else '#b98263', 0.7, speckle=0.6), M.ceramic(color, 0.42, speckle=0.35), 0.07)
        S.group([S.wobble(p, 0.007, 1.4, i) for p in parts], at, (0, 0, 60 * i))
    if food:
        yogurt(places[0])
        nuts(places[1])
    return dict(elev=22, azim=6, fill=0.76)


def yogurt(at):
    """Stirred yogurt with a few blueberries, to fill a snack bowl standing at `at`."""
    def swirl(u, v):
        r, a = 0.545 * v, u * S.TAU
        return (r * math.cos(a), r * math.sin(a), 0.36 + 0.018 * math.sin(r * 26 - a) * (1 - v) + 0.03 * v ** 6)
    S.place(S.grid(swirl, 96, 40, M.wax('#e9e2d3'), wrap_u=True), at)
    berry, R = M.matte('#343a63', 0.5), S.rng(5)
    for _ in range(8):
        r, a = R.uniform(0.02, 0.26), R.uniform(0, S.TAU)
        S.sphere(R.uniform(0.05, 0.065), berry, (at[0] + 0.1 + r * math.cos(a), at[1] + r * math.sin(a) - 0.05, 0.40), seg=24)


def nuts(at):
    """Almonds heaped in a snack bowl standing at `at`."""
    R, skin = S.rng(8), [M.matte(c, 0.6, 0.4, 26) for c in ('#94592f', '#a86a3a', '#85502b')]
    for i in range(120):
        r, a = 0.38 * math.sqrt(R.random()), R.uniform(0, S.TAU)
        nut = S.superbox(0.24, 0.14, 0.09, skin[i % 3], 0.92, 18)
        for v in nut.data.vertices:
            v.co.y *= 1 - 1.6 * max(0.0, v.co.x + 0.02)
        S.place(nut, (at[0] + r * math.cos(a), at[1] + r * math.sin(a), 0.33 + 0.13 * (1 - (r / 0.38) ** 2) + R.uniform(-0.02, 0.03)),
                (R.uniform(-30, 30), R.uniform(-30, 30), R.uniform(0, 360)))


def plate_parts(color, r=1.0):
    """One plate with a low raised rim, its edge bare and iron-brown."""
    prof = [(r * .60, 0), (r * .63, 0.015), (r * .66, 0.04), (r * .90, 0.065), (r * .965, 0.12), (r * .99, 0.215)]
    plate = S.vessel(prof, 0.042, thrown(color), 0.052, seg=160)
    rim = S.tube([(*p, 0.219) for p in S.circle(r * 0.99 - 0.021, 120)], 0.0235, M.ceramic('#6b4a33', 0.4), smooth=0, closed=True, seg=14)
    return [plate, rim]


def plates(color, leaning=True):
    """Four plates: three stacked and one leaning on them; or all stacked."""
    for i in range(3 if leaning else 4):
        S.group(plate_parts(color), (0.03 * math.sin(i * 2.1), 0.03 * math.cos(i * 1.7), i * 0.098), (0, 0, 40 * i))
    if leaning:
        S.group(plate_parts(color), (0.46, -0.66, 0.675), (52, 0, 28))
    return dict(elev=26, azim=-8, fill=0.76)


def plate_setting(color):
    """A place laid: large plate, small plate with a sprig, walnut-handled fork and knife."""
    S.group(plate_parts(color, 1.3))
    S.group(plate_parts(color, 0.92), (0, 0, 0.075), (0, 0, 60))
    steel = M.metal('#c9a566', 0.24)
    for x, tines in ((-1.62, True), (1.62, False)):
        S.place(S.tube([(0, -1.0, 0.035), (0, -0.2, 0.05), (0, 0.35, 0.03)], 0.03, steel, radii=[0.05, 0.028, 0.03], flat=0.5, seg=14), (x, 0, 0.01))
        if tines:
            S.place(S.superbox(0.17, 0.34, 0.03, steel, 0.7, 32), (x, 0.42, 0.045))
            for k in (-1, 0, 1):
                S.tube([(x + k * 0.055, 0.5, 0.045), (x + k * 0.055, 0.7, 0.06), (x + k * 0.052, 0.9, 0.05)], 0.016, steel, seg=10)
        else:
            S.place(S.superbox(0.15, 1.1, 0.022, steel, 0.6, 32), (x, 0.62, 0.04))
    leaf = M.leaf('#6f8f6a', '#a9c993')
    for k in range(7):
        S.place(S.blade(0.34 - 0.02 * k, 0.12, leaf, 0.5), (0.02 * k - 0.1, -0.28 + 0.10 * k, 0.155), (0, 0, (62 if k % 2 else -58) + 8))
    S.tube([(-0.14, -0.45, 0.15), (0, 0.1, 0.16), (0.06, 0.48, 0.155)], 0.012, M.matte('#5f7a55', 0.7), seg=8)
    return dict(elev=48, azim=0, fill=0.84)


# ---------------------------------------------------------------- kettle
def kettle(color, cup=None):
    """Gooseneck pour-over kettle with a beech grip on its heating base with a dial; `cup`: glaze of a mug beside it."""
    body, steel, beech = M.matte(color, 0.42, 0.05, 90), M.metal('#cfcdc8', 0.2), M.wood('#c08a58', '#94602f', 1.6, 'Z')
    parts = [
        S.lathe([(0, 0.0), (0.78, 0.0, 0.05), (0.80, 0.12, 0.05), (0.56, 1.05, 0.10), (0.47, 1.08, 0.02), (0, 1.08)], body, name='body'),
        S.lathe([(0.80, 0.0), (0.83, 0.01, .01), (0.83, 0.055, .01), (0.805, 0.075)], steel, name='foot'),
        S.lathe([(0.455, 1.07), (0.455, 1.10, 0.02), (0.40, 1.13, 0.03), (0.0, 1.13)], body, name='lid'),
        S.lathe([(0.0, 1.13), (0.05, 1.13), (0.05, 1.20, 0.02), (0.115, 1.22, 0.03), (0.115, 1.31, 0.03), (0, 1.32)], beech, name='knob'),
        S.tube([(-0.70, 0, 0.22), (-0.96, 0, 0.26), (-1.12, 0, 0.48), (-1.12, 0, 0.78), (-1.20, 0, 1.04), (-1.42, 0, 1.16), (-1.54, 0, 1.12)], .06, body,
               radii=[0.13, 0.10, 0.078, 0.066, 0.058, 0.052, 0.052], smooth=14, caps=False),
        S.tube([(0.46, 0, 1.00), (0.70, 0, 1.10), (0.98, 0, 1.10), (1.10, 0, 0.98)], 0.055, body, radii=[0.06, 0.055, 0.055, 0.07], flat=0.7),
        S.tube([(1.085, 0, 1.03), (1.15, 0, 0.86), (1.15, 0, 0.58), (1.10, 0, 0.36)], 0.1, beech, radii=[0.078, 0.10, 0.098, 0.07], flat=0.85)]
    S.group(parts, (0, 0.12, 0.235))
    base = S.outline(S.rounded_rect(1.78, 2.05, 0.34), 0.19, body, 0.05)
    S.place(base, (0, -0.10, 0.02))
    S.place(S.outline(S.rounded_rect(1.62, 1.9, 0.3), 0.04, M.matte('#1d2021', 0.7), 0.005), (0, -0.10, 0.0))
    S.place(S.lathe([(0.86, 0), (0.86, 0.03, 0.012), (0.82, 0.035), (0, 0.035)], M.matte('#26292a', 0.5), name='pad'), (0, 0.12, 0.205))
    dial = [S.lathe([(0.155, 0), (0.155, 0.085, 0.015), (0.135, 0.095, 0.01), (0, 0.092)], M.metal('#c9a566', 0.28, 0.5), name='dial'),
            S.place(S.box(0.012, 0.07, 0.006, 0, M.matte('#2a2320', 0.6)), (0, 0.09, 0.091))]
    S.group(dial, (0.52, -0.86, 0.21), (0, 0, -20))
    S.place(S.outline(S.rounded_rect(0.52, 0.19, 0.06), 0.012, M.plastic('#141819', 0.12), 0.004), (-0.10, -0.90, 0.208))
    S.place(S.text('93°', 0.13, M.emission('#ffe2b0', 1.6), 0.001), (-0.10, -0.90, 0.2215))
    if cup:
        S.group(mug_parts(cup, '#e4d9c4'), (-1.60, 0.10, 0), (0, 0, 222))
    return dict(elev=15, azim=-16, fill=0.76)


# ---------------------------------------------------------------- boards
def board_ring(w, h, r):
    """Outline of a paddle board with its handle up."""
    half = S.fillet([(0, 0), (w / 2, 0, r), (w / 2, h, 0.36), (0.17, h, 0.22), (0.17, h + 0.40, 0.1), (0.21, h + 0.76, 0.21), (0, h + 0.76)], 8)[1:-1]
    return [tuple(p) for p in half] + [(-p[0], p[1]) for p in reversed(half)]


def board(w, h, r, mat, t):
    """One paddle board lying flat, a hole in its handle."""
    return S.outline(board_ring(w, h, r), t, mat, 0.03, holes=(S.circle(0.075, 32, 0, h + 0.56),))


def cutting_board(light, dark):
    """Paddle board with a smaller one leaning in front."""
    S.place(board(1.75, 2.3, 0.22, M.wood(light, dark, 1.3, 'Y'), 0.20), (-0.18, 0, 0), (80, 0, 4))
    S.place(board(1.25, 1.75, 0.2, M.wood(M.shade(light, 0.86), M.shade(dark, 0.8), 1.5, 'Y'), 0.18), (0.62, -0.42, 0), (76, 0, -9))
    return dict(elev=10, azim=-14, fill=0.74)


def _hollowed(mat):
    """The large board, the hollowed side up."""
    plank = board(1.75, 2.3, 0.22, mat, 0.20)
    tool = S.place(S.superbox(1.05, 0.9, 0.24, None, 0.8, 64), (-0.2, 1.55, 0.24))
    cut = plank.modifiers.new('hollow', 'BOOLEAN')
    cut.operation, cut.object = 'DIFFERENCE', tool
    tool.hide_render = True
    tool.parent = plank
    return plank


def _planed(light, dark, scale=1.3):
    """The boards' wood for a close look, the grain along y: growth rings, and the short dark pores that a plane cuts open."""
    g = M.Graph('planed wood')
    along = lambda across, length: g.coord(scale=(across * scale, length * scale, across * scale))
    rings = g.math('FRACT', g.math('MULTIPLY', g.noise(along(1, 0.16), 1.1, 3, 0.55, 0.6), 11.0))
    rings = g.ramp(rings, (0.0, 0.0), (0.75, 0.7), (0.93, 1.0), (1.0, 0.0))
    fibre = g.noise(along(14, 0.6), 3.0, 5, 0.65)
    pores = g.ramp(g.noise(along(46, 2.2), 3.0, 2, 0.5), (0.60, 0.0), (0.68, 1.0))
    c = g.mix(g.math('MULTIPLY', rings, 0.65), light, dark)
    c = g.mix(g.ramp(fibre, (0.42, 0.0), (0.68, 0.55)), c, M.shade(dark, 0.62))
    c = g.mix(g.math('MULTIPLY', pores, 0.7), c, M.shade(dark, 0.35))
    height = g.math('SUBTRACT', g.math('ADD', g.math('MULTIPLY', rings, 0.25), fibre), g.math('MULTIPLY', pores, 0.8))
    return g.done(g.principled(Base_Color=c, Roughness=g.math('ADD', g.math('MULTIPLY', fibre, 0.25), 0.30), Specular=0.3, Normal=g.bump(height, 0.25, 0.01)))


def board_grain(light, dark):
    """The large board lying with its hollow up, oiled."""
    _hollowed(_planed(M.shade(light, 0.9), dark))
    return dict(elev=38, azim=34, fill=0.84)


def cheese_board(light, dark):
    """The hollowed side up as a tray: jam in the hollow, a wedge of cheese, grapes."""
    parts = [_hollowed(M.wood(light, dark, 1.3, 'Y')), S.place(S.superbox(0.92, 0.78, 0.16, M.plastic('#6e1c12', 0.14), 0.85, 48), (-0.2, 1.55, 0.10))]
    wedge = S.outline([tuple(p) for p in S.fillet([(0, -0.1), (0, 0, 0.03), (0.95, -0.16, 0.03), (0.95, 0.26, 0.03), (0, 0, 0.03), (0, -0.1)][1:5], 4)],
                      0.36, M.wax('#e3cd96'), 0.02)
    parts.append(S.place(wedge, (-0.42, 0.42, 0.20), (0, 0, 14)))
    R, skins = S.rng(3), [M.plastic('#626f35', 0.3), M.plastic('#727e3e', 0.3)]
    for i in range(19):
        ring = math.sqrt(R.random()) * 0.28
        a = R.uniform(0, S.TAU)
        parts.append(S.sphere(R.uniform(0.085, 0.105), skins[i % 2], (0.52 + ring * math.cos(a), 1.05 + ring * math.sin(a) * 1.5, 0.29 + (0.14 if i > 13 else 0)), seg=28))
    S.group(parts, (0, -1.4, 0), (0, 0, 0))
    return dict(elev=34, azim=-32, fill=0.84)
