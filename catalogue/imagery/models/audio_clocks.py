"""The watch and the clocks: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S


def crystal(reflect=0.5):
    """Watch or clock glass as a single thin surface: clear, with a soft mirror image at grazing angles. Only the camera sees it: it takes no light from the dial."""
    g = M.Graph('crystal')
    seen = g.math('MULTIPLY', g.n('LightPath').outputs['Is Camera Ray'], reflect)
    fac = g.math('MULTIPLY', g.n('Fresnel', IOR=1.5).outputs[0], seen)
    clear = g.n('BsdfTransparent').outputs[0]
    gloss = g.n('BsdfGlossy', Roughness=0.04).outputs[0]
    mix = g.tree.nodes.new('ShaderNodeMixShader')
    for sock, val in zip(mix.inputs, (fac, clear, gloss)):
        g._set(sock, val)
    return g.done(mix.outputs[0])


def sunray(color):
    """Lacquered metal dial, brushed outwards from the centre."""
    g = M.Graph('sunray')
    xyz = g.n('SeparateXYZ', Vector=g.coord())
    a = g.math('ARCTAN2', xyz.outputs[1], xyz.outputs[0])
    n = g.n('TexNoise', {'noise_dimensions': '1D'}, W=g.math('MULTIPLY', a, 30.0), Scale=1.0, Detail=4.0).outputs[0]
    c = g.mix(n, M.shade(color, 0.75), M.shade(color, 1.3))
    return g.done(g.principled(Base_Color=c, Metallic=0.35, Roughness=0.38, Clearcoat=0.4))


def _hand(length, back, width, at, z, mat, t=0.02, taper=0.5):
    """A clock hand in the xy plane, pointing to `at` degrees clockwise from 12."""
    w = width / 2
    h = S.outline([(-w, -back), (w, -back), (w, length * 0.2), (w * taper, length), (-w * taper, length), (-w, length * 0.2)], t, mat, min(t * 0.3, w * 0.3))
    return S.place(h, (0, 0, z), (0, 0, -at))


def _around(fn, r, n, z, skip=()):
    """Places fn(k) at n hours or minutes around a dial, each turned to the centre."""
    out = []
    for k in range(n):
        if k not in skip:
            a = S.TAU * k / n
            out.append(S.place(fn(k), (math.sin(a) * r, math.cos(a) * r, z), (0, 0, -math.degrees(a))))
    return out


def _watch_dial(dial):
    """Dial of the field watch (1 unit = 1 cm), facing +z at z = 0."""
    lume, steel = M.matte('#e7e0c6', 0.5), M.metal('#d3d2cd', 0.22)
    parts = [S.lathe([(0, 0), (1.62, 0)], sunray(dial), 128),
             S.lathe([(1.60, 0.0), (1.66, 0.04), (1.74, 0.16)], M.matte(M.shade(dial, 0.55), 0.5), 128)]
    parts += _around(lambda k: S.box(0.10, 0.30, 0.035, 0.02, lume, 3), 1.24, 12, 0, (0, 3, 6, 9))
    parts += _around(lambda k: S.box(0.012, 0.07, 0.006, 0, lume), 1.52, 60, 0)
    for t, x, y in (('12', 0, 1.17), ('3', 1.22, 0), ('9', -1.22, 0), ('6', 0, -1.19)):
        parts.append(S.place(S.text(t, 0.46, lume, 0.012, S.find_font('Lato:bold')), (x, y, 0.012)))
    parts.append(S.place(S.text('MALLARD', 0.135, lume, 0.003, spacing=1.15), (0, 0.62, 0.003)))
    parts.append(S.place(S.text('automatic', 0.10, lume, 0.003), (0, -0.66, 0.003)))
    for length, width, at, z in ((0.86, 0.15, 304, 0.07), (1.30, 0.11, 54, 0.10)):
        parts += [_hand(length, 0.14, width, at, z, steel, 0.02), _hand(length * 0.94, -0.26, width * 0.55, at, z + 0.012, lume, 0.014)]
    parts.append(_hand(1.42, 0.36, 0.03, 190, 0.135, M.matte('#d08a2a', 0.4), 0.012, 0.6))
    parts.append(S.lathe([(0.10, 0.05), (0.10, 0.16, 0.02), (0, 0.165)], steel, 32))
    return parts


def _strap(mat, thread):
    """Closed strap around an oval wrist (1 unit = 1 cm), its ends at the lugs, with a line of stitches along each edge."""
    path = S.catmull([(0, 1.98, -0.05), (0, 2.45, -0.35), (0, 2.95, -1.3), (0, 2.95, -2.9), (0, 1.9, -4.4), (0, 0, -5.0),
                      (0, -1.9, -4.4), (0, -2.95, -2.9), (0, -2.95, -1.3), (0, -2.45, -0.35), (0, -1.98, -0.05)], 12)
    n = len(path) - 1
    mid = lambda v: abs(v - 0.5) * 2

    def frame(i):
        t = (path[min(i + 1, n)] - path[max(i - 1, 0)]).normalized()
        return path[i], (0, t.z, -t.y)                         # outward normal of the loop

    def f(u, v):
        p, out = frame(round(v * n))
        w, a = 0.76 + 0.14 * mid(v), u * S.TAU
        q = lambda x: math.copysign(abs(x) ** 0.35, x)
        s, thick = q(math.sin(a)), (0.15 + 0.05 * mid(v) ** 4) * (1 - 0.35 * abs(math.cos(a)) ** 6)
        return w * q(math.cos(a)), p.y + out[1] * s * thick, p.z + out[2] * s * thick
    parts = [S.grid(f, 48, n, mat, 'strap', wrap_u=True)]
    for i in range(2, n - 1):
        p, out = frame(i)
        t = (path[i + 1] - path[i - 1]).normalized()
        w, k = 0.62 + 0.14 * mid(i / n), 0.145 + 0.05 * mid(i / n) ** 4
        for s in (-1, 1):
            c = (s * w, p.y + out[1] * k, p.z + out[2] * k)
            parts.append(S.tube([(c[0], c[1] - t.y * 0.055, c[2] - t.z * 0.055), (c[0], c[1] + t.y * 0.055, c[2] + t.z * 0.055)], 0.024, thread, smooth=0, seg=8))
    return parts


def watch(dial, leather):
    """Field watch (ten times enlarged) on a closed strap, as on a display ring: steel case, sapphire, crown, stitched strap."""
    steel, polished = M.metal('#bdbcb7', 0.30, 0.3), M.metal('#d6d5d0', 0.16)
    strap = M.leather(leather, 0.5, 9)
    head = [S.lathe([(0, -0.42), (1.5, -0.42, 0.05), (1.86, -0.28, 0.08), (1.90, -0.2, 0.03), (1.90, 0.14, 0.05), (1.84, 0.20, 0.03)], steel, 192),
            S.lathe([(1.86, 0.18), (1.84, 0.24, 0.03), (1.78, 0.32, 0.06), (1.70, 0.33, 0.02), (1.68, 0.2)], polished, 192),
            S.lathe([(1.69, 0.31), (1.5, 0.345), (0.9, 0.385), (0, 0.40)], crystal(), 128, smooth=6)]
    face = _watch_dial(dial)
    for p in face:
        p.location.z += 0.13
    head += face
    for sx in (-1, 1):
        for sy in (-1, 1):
            lug = S.tube([(sx * 1.14, sy * 1.30, -0.10), (sx * 1.10, sy * 1.72, -0.06), (sx * 1.08, sy * 2.05, -0.20), (sx * 1.08, sy * 2.20, -0.40)], 0.2, steel, radii=[0.20, 0.19, 0.16, 0.12], flat=1.1)
            head.append(lug)
    for sy in (-1, 1):
        head.append(S.tube([(-1.05, sy * 2.02, -0.22), (1.05, sy * 2.02, -0.22)], 0.09, steel, smooth=0))
    crown = [S.lathe([(0.14, -0.2), (0.14, 0.0), (0.29, 0.02, 0.03), (0.29, 0.28, 0.05), (0, 0.31)], polished, 64)]
    crown += [S.place(S.box(0.03, 0.035, 0.2, 0.01, polished, 1), (0.29 * math.cos(a), 0.29 * math.sin(a), 0.05), (0, 0, math.degrees(a))) for a in [S.TAU * k / 24 for k in range(24)]]
    head.append(S.group(crown, (1.9, 0, -0.05), (0, 90, 0)))
    for p in head:
        p.location.z += 0.12
    band = _strap(strap, M.matte('#e3d3b8', 0.8))
    buckle = S.tube([(x, y, 0) for x, y in S.rounded_rect(1.95, 1.0, 0.2, 6)], 0.10, polished, smooth=0, closed=True)
    buckle = S.place(buckle, (0, 0.25, -5.12), (-7, 0, 0))
    pin = S.tube([(0, 0.72, -5.08), (0, 0.2, -5.26), (0, -0.28, -5.2)], 0.06, polished)
    keeper = S.place(S.box(1.72, 0.42, 0.5, 0.12, strap, 4), (0, -1.05, -5.12), (-15, 0, 0))
    S.group([*head, *band, buckle, pin, keeper], rot=(66, 0, 0))
    return dict(elev=14, azim=-22, fill=0.74)


def desk_clock(rim, wood, hands, face='#e9e0ce'):
    """Round mantel clock on two brass feet: deep rim, printed ticks, sweep hand. Its glass is left out: on a pale dial it would be seen
    only as white specks."""
    case = M.wood(rim, M.shade(rim, 0.40), 1.5, 'X', 0.36) if wood else M.matte(rim, 0.38, 0.03, 60, 0.2)
    ink, brass = M.matte(hands, 0.5), M.metal('#c49a4a', 0.26)
    parts = [S.lathe([(0, -0.30), (0.70, -0.30, 0.03), (0.84, -0.20, 0.10), (0.90, 0.02, 0.08), (0.90, 0.16, 0.05), (0.84, 0.19, 0.04), (0.79, 0.15, 0.02), (0.78, 0.07)], case, 192),
             S.lathe([(0, 0.075), (0.785, 0.075)], M.matte(face, 0.75, 0.0), 128),
             S.tube([(x, y, 0.10) for x, y in S.circle(0.775, 96)], 0.014, brass, smooth=0, closed=True, seg=12)]
    parts += _around(lambda k: S.box(0.022, 0.11, 0.004, 0.002, ink, 1), 0.655, 12, 0.076)
    parts += _around(lambda k: S.box(0.006, 0.035, 0.003, 0, ink), 0.695, 60, 0.076, range(0, 60, 5))
    parts += [S.place(S.text(str(n), 0.135, ink, 0.001), (0.50 * math.sin(a), 0.50 * math.cos(a), 0.078)) for n, a in ((12, 0), (3, math.pi / 2), (6, math.pi), (9, -math.pi / 2))]
    parts.append(S.place(S.text('mallard', 0.066, ink, 0.001, spacing=1.1), (0, 0.28, 0.077)))
    parts += [_hand(0.40, 0.07, 0.046, 305, 0.088, ink, 0.008), _hand(0.60, 0.09, 0.032, 52, 0.098, ink, 0.008), _hand(0.64, 0.16, 0.010, 216, 0.108, M.matte('#c8811b', 0.4), 0.006, 0.8),
              S.lathe([(0.03, 0.08), (0.03, 0.118, .006), (0, 0.119)], brass, 32)]
    S.group(parts, (0, 0, 0.90 + 0.10), (87, 0, 0))
    for s in (-1, 1):
        _splayed_foot(s, brass)
    return dict(elev=9, azim=-24, fill=0.66)


def _splayed_foot(side, mat):
    """Foot of the mantel clock, a bar from front to back: flat on the floor, its top inside the case."""
    foot = S.outline([(-0.12, 0), (0.16, 0), (0.21, 0.45), (-0.14, 0.27)], 0.11, mat, 0.012)
    for v in foot.data.vertices:                               # leans inwards, yet stands on its whole face
        v.co.z -= side * 0.28 * v.co.y
    S.place(foot, (side * 0.53 - 0.055, 0, 0), (90, 0, 90))


def wall_clock(face, hand, second):
    """Plain wall clock: a shallow dish without numerals, four small pegs, two bold hands. Built flat, then stood up against the wall."""
    dish, mark = M.matte(face, 0.5, 0.04, 40, 0.05), M.matte(hand, 0.45)
    parts = [S.lathe([(0, 0.0), (1.30, 0.0), (1.46, 0.05, 0.05), (1.50, 0.20, 0.05), (1.46, 0.235, 0.03), (1.41, 0.20, 0.03), (1.36, 0.10, 0.08), (1.2, 0.075), (0, 0.07)], dish, 256)]
    parts += _around(lambda k: S.lathe([(0.034, 0), (0.034, 0.035, 0.012), (0, 0.038)], mark, 32), 1.17, 4, 0.07)
    parts += [_hand(0.70, 0.12, 0.12, 304, 0.11, mark, 0.022, 0.72), _hand(1.08, 0.14, 0.09, 54, 0.145, mark, 0.022, 0.7), _hand(1.10, 0.30, 0.022, 205, 0.18, M.matte(second, 0.4), 0.012, 0.8),
              S.lathe([(0.075, 0.07), (0.075, 0.20, 0.02), (0, 0.205)], M.matte(second, 0.4), 48),
              S.place(S.text('mallard', 0.10, mark, 0.001, spacing=1.12), (0, -0.55, 0.076))]
    S.group(parts, rot=(90, 0, 0))
    return dict(scene='wall', elev=0, azim=0, fill=0.60, drop=0)
