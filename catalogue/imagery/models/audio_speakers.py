"""Speakers and the radio: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S


def _upright(parts, depth, z=0.0):
    """Turns flat parts (face +z, 0..depth) to face -y, centred in depth, lifted by z."""
    return S.group(parts, (0, depth / 2, z), (90, 0, 0))


def _woven(ob, size=1.0):
    """UVs straight from x and y, so that a weave lies evenly on an outlined sheet."""
    layer = ob.data.uv_layers.active or ob.data.uv_layers.new(name='UV')
    for loop, d in zip(ob.data.loops, layer.data):
        c = ob.data.vertices[loop.vertex_index].co
        d.uv = (c.x / size, c.y / size)
    return ob


def _knob(r, h, mat, ribs=0, dot=None):
    """Turned knob facing +z with an index dot; `ribs` cuts a knurl."""
    parts = [S.lathe([(0, 0), (r * 0.98, 0), (r, 0.01, .005), (r, h, r * 0.12), (r * 0.80, h * 1.02, 0.01), (0, h * 0.99)], mat, 96)]
    for k in range(ribs):
        a = S.TAU * k / ribs
        parts.append(S.place(S.box(r * 0.05, r * 0.06, h * 0.72, r * 0.02, mat, 1), (r * math.cos(a), r * math.sin(a), h * 0.12), (0, 0, math.degrees(a))))
    if dot:
        parts.append(S.place(S.lathe([(r * 0.08, 0), (r * 0.08, 0.004), (0, 0.004)], M.matte(dot, 0.5), 24), (0, r * 0.62, h)))
    return parts


def hearth(color, strap):
    """Portable speaker: soft box, woven grille, leather handle, copper dial."""
    w, h, d = 2.5, 1.62, 0.98
    shell, copper = M.matte(M.shade(color, 0.72), 0.5, 0.05, 80), M.metal('#a9653f', 0.30, 0.5)
    leather, rubber = M.leather(strap, 0.5, 30), M.matte('#1d2122', 0.7)
    up = lambda p, x, y, z: [S.place(q, (q.location.x + x, q.location.y + y, q.location.z + z)) for q in p]
    body = S.outline(S.rounded_rect(w, h, 0.46, 14), d, shell, 0.15)
    cloth = M.fabric(color, 46, 46, bump=0.8, melange=0.4)
    grille = [_woven(S.place(S.outline(S.rounded_rect(w - 0.24, h - 0.24, 0.36, 14), 0.06, cloth, 0.03), (0, 0, d - 0.025)))]
    dial = up([S.lathe([(0, 0), (0.20, 0.0), (0.20, 0.02, .008), (0, 0.02)], M.matte('#1f2425', 0.5)), *_knob(0.165, 0.13, copper, 44, '#efe4d2')], 0.86, -0.42, d + 0.03)
    mark = S.place(S.text('mallard', 0.13, copper, 0.004, spacing=1.1), (-0.86, -0.48, d + 0.037))
    back = S.place(S.outline(S.rounded_rect(0.9, 0.4, 0.1), 0.02, rubber, 0.008), (0, 0.1, -0.012))
    pale = M.matte('#cfc5b2', 0.6)
    ports = [S.place(S.outline(S.rounded_rect(0.11, 0.045, 0.022), 0.01, M.metal('#c9c7c1', 0.3), 0.003), (-0.18, 0.15, -0.02)),
             S.place(S.lathe([(0.022, 0.01), (0.042, 0.01), (0.045, 0), (0.045, -0.004)], M.metal('#c9c7c1', 0.3), 32), (0.18, 0.15, -0.02))]
    ports += [S.place(S.text(words, 0.062, pale, 0.001), (x, 0.02, -0.0135), (0, 180, 0)) for words, x in (('usb-c', -0.18), ('aux', 0.18))]
    e = _upright([body, *grille, *dial, mark, back, *ports], d)
    e.location.z = h / 2 + 0.05
    for s in (-1, 1):
        S.place(S.box(0.34, 0.7, 0.08, 0.03, rubber), (s * 0.78, 0, 0))
        S.place(S.lathe([(0, 0), (0.085, 0), (0.09, 0.02, .01), (0.09, 0.04, .012), (0, 0.045)], copper, 48), (s * 0.72, 0, h + 0.075))
    S.tube([(-0.74, 0, h + 0.03), (-0.73, 0, h + 0.10), (-0.60, 0, h + 0.30), (-0.30, 0, h + 0.40), (0.30, 0, h + 0.40), (0.60, 0, h + 0.30), (0.73, 0, h + 0.10), (0.74, 0, h + 0.03)], 0.17, leather, flat=0.24, seg=32)
    return dict(elev=13, azim=-24, fill=0.72)


def _driver(r, cone, ring, dome=False):
    """Loudspeaker driver facing +z: bezel with screws, rubber surround, cone and dust cap (or a dome tweeter)."""
    parts = [S.lathe([(r * 0.86, 0), (r * 1.12, 0), (r * 1.12, r * 0.05, r * .02), (r * 0.98, r * 0.07, r * .02), (r * 0.93, r * 0.02)], ring, 96)]
    if dome:
        parts += [S.lathe([(r * 0.95, r * 0.03), (r * 0.56, -r * 0.10), (r * 0.50, -r * 0.06)], ring, 96),
                  S.lathe([(r * 0.5, -r * 0.06), (r * 0.42, r * 0.06), (r * 0.26, r * 0.15), (0, r * 0.19)], cone, 96, smooth=8)]
    else:
        parts += [S.lathe([(r * 0.94, r * 0.02), (r * 0.89, r * 0.085), (r * 0.82, r * 0.085), (r * 0.77, r * 0.0)], M.matte('#191c1d', 0.6, 0.02), 128, smooth=8),
                  S.lathe([(r * 0.77, 0.0), (r * 0.32, -r * 0.26), (r * 0.30, -r * 0.25)], cone, 128),
                  S.lathe([(r * 0.31, -r * 0.26), (r * 0.2, -r * 0.16), (0, -r * 0.12)], cone, 96, smooth=8),
                  S.lathe([(r * 0.95, r * 0.02), (r * 0.95, -r * 0.3), (0, -r * 0.3)], M.matte('#121415', 0.8), 64)]
    screw = M.metal('#6f7270', 0.35)
    parts += [S.place(S.lathe([(r * 0.035, 0), (r * 0.035, r * .02), (0, r * .02)], screw, 20), (r * 1.045 * math.cos(a), r * 1.045 * math.sin(a), r * 0.05))
              for a in [S.TAU * (k + 0.5) / 6 for k in range(6)]]
    return parts


def _cabinet(w, d, h, mat, front, baffle, drivers, cone, taper, port=False):
    """One cabinet facing -y, its foot at z = 0: box, front board and inlaid baffle, both cut out for the drivers (height, radius, is a tweeter)."""
    board, ring = 0.16 * w, M.metal('#4a4f50', 0.4, 0.3)
    holes = [S.circle(r * 1.02, 96, 0, z - h / 2) for z, r, _ in drivers]
    body = S.box(w, d - board, h, 0.06, mat, 4)
    for v in body.data.vertices:                               # narrower to the back: no two walls parallel
        v.co.x *= 1 - taper * (v.co.y / (d - board) + 0.5)
    parts = [S.place(body, (0, board / 2, 0))]
    for ww, hh, t, m, y in ((w, h, board, front, -d / 2 + board), (w * 0.86, h - w * 0.14, 0.02 * w, baffle, -d / 2)):
        parts.append(S.place(S.outline(S.rounded_rect(ww, hh, 0.05 * w), t, m, 0.025 * w if t == board else 0.006 * w, holes=holes), (0, y, h / 2), (90, 0, 0)))
    for z, r, dome in drivers:
        parts.append(S.group(_driver(r, cone, ring, dome), (0, -d / 2 - 0.02 * w, z), (90, 0, 0)))
    if port:
        parts.append(S.place(S.outline(S.rounded_rect(w * 0.5, 0.09, 0.045), 0.02, M.matte('#0f1112', 0.9), 0.004), (0, -d / 2 - 0.03, 0.25), (90, 0, 0)))
    z, r, _ = drivers[-1]
    parts.append(S.place(S.text('mallard', w * 0.075, M.metal('#b08d57', 0.3), 0.003), (0, -d / 2 - 0.022 * w, z - r * 1.12 - w * 0.09), (90, 0, 0)))
    return parts


def _pair(make, gap, turn):
    """Two of the same, toed in towards the listener."""
    for s in (-1, 1):
        S.group([p for p in make()], (s * gap / 2, 0, 0), (0, 0, s * turn))


def towers(cabinet, baffle, cone, wood=True):
    """Floor-standing three-way speakers, a pair: laminated tapering cabinets on plinths."""
    def one():
        mat = M.wood(cabinet, M.shade(cabinet, 0.40), 0.55, 'Z', 0.38) if wood else M.matte(cabinet, 0.35, 0.03, 40, 0.25)
        foot = M.matte('#1b1f20', 0.5, 0.04)
        front = M.wood(cabinet, M.shade(cabinet, 0.40), 0.55, 'Y', 0.38) if wood else mat
        parts = _cabinet(3.2, 4.0, 10.6, mat, front, M.matte(baffle, 0.5, 0.05, 30), [(9.35, 0.62, True), (7.55, 0.92, False), (5.2, 1.16, False), (2.5, 1.16, False)], M.matte(cone, 0.5, 0.05, 30), 0.14)
        for p in parts:
            p.location.z += 0.62
        parts += [S.box(3.7, 4.4, 0.22, 0.08, foot, 4, loc=(0, 0, 0.26)), S.box(2.4, 3.0, 0.3, 0.05, foot, 3, loc=(0, 0, 0.4))]
        parts += [S.place(S.lathe([(0.05, 0), (0.16, 0.12), (0.22, 0.16, .02), (0.22, 0.27)], M.metal('#c9a25a', 0.25), 48), (x, y, 0)) for x in (-1.5, 1.5) for y in (-1.85, 1.85)]
        return parts
    _pair(one, 6.6, 9)
    return dict(elev=7, azim=-16, fill=0.80, lens=80)


def monitors(cabinet, baffle, cone, wood=False):
    """Bookshelf speakers, a pair, on cork feet; the left one has the volume dial."""
    def one():
        mat = M.wood(cabinet, M.shade(cabinet, 0.40), 1.3, 'Z', 0.38) if wood else M.matte(cabinet, 0.45, 0.04, 60, 0.08)
        front = M.wood(cabinet, M.shade(cabinet, 0.40), 1.3, 'Y', 0.38) if wood else mat
        parts = _cabinet(1.6, 2.0, 2.7, mat, front, M.matte(baffle, 0.5, 0.05, 50), [(2.05, 0.29, True), (1.0, 0.55, False)], M.matte(cone, 0.55, 0.05, 60), 0.0, True)
        for p in parts:
            p.location.z += 0.06
        return parts + [S.place(S.lathe([(0.10, 0), (0.11, 0.03, .01), (0.11, 0.08)], M.matte('#a67c52', 0.8), 32), (x, y, 0)) for x in (-0.6, 0.6) for y in (-0.8, 0.8)]
    _pair(one, 2.9, 10)
    for q in _knob(0.10, 0.08, M.metal('#a98850', 0.30, 0.4), 30):
        S.group([q], (-1.45 + 0.50 - 0.18, -1.05 - 0.10, 2.36), (90, 0, -10))
    return dict(elev=10, azim=-20, fill=0.74)


def radio(cabinet, front, cloth, wood=True):
    """Tabletop radio: wooden case, cloth-covered speaker at the left, tuning dial at the right, aerial behind."""
    w, h, d = 2.2, 1.2, 1.1
    case = M.wood(cabinet, M.shade(cabinet, 0.40), 1.5, 'X', 0.38) if wood else M.matte(cabinet, 0.4, 0.04, 60, 0.15)
    brass, ink = M.metal('#a98850', 0.30, 0.4), M.matte('#2b302e', 0.6)
    frame = S.outline(S.rounded_rect(w, h, 0.16, 12), d, case, 0.05, holes=(S.rounded_rect(w - 0.13, h - 0.13, 0.10, 12),))
    plate = S.place(S.outline(S.rounded_rect(w - 0.14, h - 0.14, 0.095, 12), d - 0.10, M.matte(front, 0.5, 0.03, 60), 0.012), (0, 0, 0.04))
    z = d - 0.06
    net = _woven(S.place(S.outline(S.circle(0.43, 96), 0.035, M.fabric(cloth, 44, 44, bump=0.8, melange=0.35), 0.015), (-0.52, 0, z - 0.01)))
    trim = S.tube([(x - 0.52, y, z) for x, y in S.circle(0.445, 96)], 0.016, brass, smooth=0, closed=True, seg=10)
    parts = [frame, plate, net, trim]
    scale = S.place(S.lathe([(0, 0), (0.39, 0), (0.39, 0.008, .003), (0, 0.008)], M.matte('#d6cbb4' if front != '#e6dcc8' else '#2b302e', 0.5), 96), (0.52, 0.07, z))
    parts.append(scale)
    num = M.matte('#2b302e' if front != '#e6dcc8' else '#d6cbb4', 0.5)
    for k, f in enumerate(('88', '92', '96', '100', '104', '108')):
        a = math.radians(215 - k * 50)
        parts.append(S.place(S.text(f, 0.062, num, 0.001), (0.52 + 0.315 * math.cos(a), 0.07 + 0.315 * math.sin(a), z + 0.009)))
    for k in range(41):
        a = math.radians(220 - k * 6.5)
        parts.append(S.place(S.box(0.004, 0.03 if k % 4 == 0 else 0.016, 0.002, 0, num), (0.52 + 0.365 * math.cos(a), 0.07 + 0.365 * math.sin(a), z + 0.008), (0, 0, math.degrees(a) - 90)))
    S.group(big := _knob(0.23, 0.13, brass, 60, '#2b302e'), (0.52, 0.07, z + 0.008), (0, 0, 32))
    parts.append(big[0].parent)
    for x in (0.30, 0.74):
        S.group(k := _knob(0.068, 0.09, brass, 26, '#2b302e'), (x, -0.43, z), (0, 0, 20 if x > 0.5 else -40))
        parts += [k[0].parent]
    parts.append(S.place(S.text('mallard', 0.085, ink if front != '#2b302e' else num, 0.001, spacing=1.1), (-0.52, -0.495, z + 0.0005)))
    e = _upright(parts, d)
    e.location.z = h / 2 + 0.06
    for x in (-0.85, 0.85):
        for y in (-0.38, 0.38):
            S.place(S.lathe([(0.07, 0), (0.08, 0.02, .01), (0.08, 0.07)], M.matte('#1d2122', 0.7), 32), (x, y, 0))
    S.tube([(0.86, 0.40, h + 0.02), (0.90, 0.42, h + 0.62)], 0.016, M.metal('#c9c7c1', 0.2), smooth=0, seg=16)
    S.sphere(0.03, M.metal('#c9c7c1', 0.2), (0.90, 0.42, h + 0.63), seg=24)
    return dict(elev=13, azim=-22, fill=0.70)
