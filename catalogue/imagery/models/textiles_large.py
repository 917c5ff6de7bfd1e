"""Blankets, bed linen, rugs and mats: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S
from models import textiles_cloth as C
from models.textiles_soft import fold, fringe, pillow, settle, sheet, tag


def throw(color, ground):
    """Double-faced herringbone throw, folded; its end hangs over the front with twisted tassels."""
    mat = C.herringbone(color, ground)
    parts, h = fold(4.0, 3.0, 0.14, mat, 3, 8, 0.06)
    top = sheet([(1.4, h + 0.08), (0, h + 0.09), (-1.2, h + 0.08), (-1.5, h - 0.02), (-1.6, h - 0.22), (-1.62, h - 0.34)], 3.9, 0.13, C.herringbone(ground, color))
    settle(top, 0.06, 8, h)
    roots = [(-1.88 + 3.76 * k / 37, -1.63, h - 0.34) for k in range(38)]
    yarn = C.linen(color, 2.0, 0.4)
    fringe(roots, 0.40, yarn, 0.036, 3)
    S.group(parts + [top])
    return dict(elev=17, azim=-26, fill=0.72)


def _knit(x, s):
    """Height of stocking stitch at a place of the cloth: columns of V-shaped loops."""
    col, row = 0.19, 0.155
    q = (x / col) % 1.0
    side = abs(q - 0.5) * 2                                     # 0 at the middle of a V, 1 between two
    t = (s / row + side * 0.9) % 1.0
    return max(0.0, math.sin(math.pi * t)) ** 0.6 * max(0.0, math.sin(math.pi * min(1.0, abs(side * 1.06 - 0.53) * -1.9 + 1.0))) ** 0.5


def knit_blanket(color):
    """Chunky knitted blanket folded over itself, its loops real relief."""
    mat = C.linen(color, 1.6, 0.25, 0.16)
    parts, z = [], 0.0
    for k, (w, d) in enumerate(((3.7, 2.9), (3.62, 2.8))):
        R = 0.24
        bow = [(-d / 2 + R - R * math.sin(a), z + R + 0.2 + R * math.cos(a)) for a in (math.pi * i / 10 for i in range(11))]
        path = [(d / 2, z + 2 * R + 0.2), (0, z + 2 * R + 0.2)] + bow + [(0, z + 0.2), (d / 2, z + 0.2)]
        ob = sheet(path, w, 0.34, mat, step=0.026, smooth=5, nx=150)
        _loops(ob)
        settle(ob, 0.07, k + 3, 1.6)
        parts.append(S.place(ob, (0.05 * (-1) ** k, 0, 0), (0, 0, 1.5 * (-1) ** k)))
        z += 0.86
    tag(0.4, 0.26, 'mallard', (1.2, -1.52, 0.5), (90, 0, 0), size=0.1)
    return dict(elev=20, azim=-26, fill=0.72)


def _loops(ob):
    """Pushes a sheet out along its normals by the knit's relief; the UVs say where each vertex lies in the cloth."""
    place = {}
    for lp, d in zip(ob.data.loops, ob.data.uv_layers[0].data):
        place[lp.vertex_index] = tuple(d.uv)
    normals = [v.normal.copy() for v in ob.data.vertices]
    for v, n in zip(ob.data.vertices, normals):
        v.co += n * 0.085 * _knit(*place[v.index])


def bed_set(color, trim):
    """Folded duvet cover and sheet tied with a band, two pillowcases on top; a filled pillow stands behind."""
    mat, pale = C.washed(color, 18, 0.45, 0.2), C.washed(trim, 18, 0.45, 0.16)
    z = 0.0
    for i, (w, d, t, layers, m) in enumerate(((4.4, 3.1, 0.11, 4, mat), (4.3, 3.0, 0.08, 3, pale), (3.2, 2.3, 0.05, 2, mat), (3.15, 2.25, 0.05, 2, mat))):
        parts, h = fold(w, d, t, m, layers, i + 2, 0.10)
        S.group(parts, (0.05 * (-1) ** i, -0.2, z), (0, 0, 1.0 * (-1) ** i))
        z += h * 1.0
    _band(2.36, z, C.linen('#e9dfcd', 2.0, 0.3))
    faces, _ = pillow(6.4, 4.2, 2.3, mat, 4, crease=2.4)
    _rumple(faces, 6.4, 4.2)
    S.group(faces, (0.1, 2.15, 2.0), (-17, 0, 0))
    return dict(elev=14, azim=-18, fill=0.74)


def _rumple(faces, w, h):
    """Draws folds from a pillow's corners towards its middle, as its filling makes them."""
    for ob in faces:
        for v in ob.data.vertices:
            x, z = v.co.x / (w / 2), v.co.z / (h / 2)
            inside = max(0.0, (1 - x ** 4) * (1 - z ** 4)) ** 0.5
            a, far = math.atan2(1 - abs(z), 1 - abs(x)), math.hypot(1 - abs(x), 1 - abs(z))
            fold_ = math.sin(a * 13 + 2.2 * S.mnoise.noise(S.Vector((x * 2, z * 2, 3)))) * math.exp(-far * 2.2)
            slack = S.mnoise.noise(S.Vector((x * 2.1 + z, z * 1.3, 8)))
            v.co.y += inside * (0.10 * fold_ + 0.13 * slack)


def _band(depth, top, mat):
    """Cotton tape around the two topmost folds, tied in a bow."""
    y = -0.2
    S.place(sheet([(-depth / 2 - 0.06, top - 0.42), (-depth / 2 - 0.05, top - 0.1), (-depth / 2 + 0.1, top + 0.05), (0, top + 0.06), (depth / 2, top + 0.04)],
                  0.3, 0.03, mat, nx=8), (0.2, y, 0))
    for s in (-1, 1):
        S.tube([(0.2, y - 0.75, top + 0.1), (0.2 + s * 0.4, y - 0.95, top + 0.3), (0.2 + s * 0.62, y - 0.7, top + 0.16), (0.2, y - 0.75, top + 0.1)], 0.1, mat, flat=0.18)
        S.tube([(0.2, y - 0.75, top + 0.12), (0.2 + s * 0.25, y - 1.1, top + 0.08), (0.2 + s * 0.36, y - 1.35, top - 0.05)], 0.09, mat, flat=0.18)
    S.place(S.sphere(0.11, mat, squash=0.7), (0.2, y - 0.75, top + 0.14))


def rug(color, ground):
    """Flat-weave rug, half unrolled towards the camera, with knotted fringe."""
    length, width, t = 19.0, 9.5, 0.16
    flat_end, r = 11.0, 1.15
    turns = [(flat_end + (r - 0.075 * k / 6) * math.sin(S.TAU * k / 24), r - (r - 0.075 * k / 6) * math.cos(S.TAU * k / 24)) for k in range(1, 24 * 4)]
    path = [(flat_end * k / 12, 0.0) for k in range(13)] + turns
    ob = sheet([(y, z + 0.1) for y, z in path], width, t, C.flat_weave(color, ground, length * 1.12), smooth=0, step=0.14, nx=40)
    for v in ob.data.vertices:
        v.co.z += 0.05 * (1 + S.mnoise.noise(S.Vector((v.co.x * 0.35, v.co.y * 0.35, 2)))) * (1 if v.co.z < 0.4 else 0)
    roots = [(-width / 2 + 0.15 + (width - 0.3) * k / 37, 0.05, 0.13) for k in range(38)]
    fringe(roots, 0.75, C.linen('#e6dcc8', 2.0, 0.4), 0.07, 2, lie=(0, -1))
    return dict(elev=24, azim=-32, fill=0.78)


def bath_mat(color):
    """Tufted mat with a pattern of waves in higher pile and a flat hem."""
    w, d = 8.0, 5.0

    def pile(u, v):
        x, y = (u - 0.5) * w, (v - 0.5) * d
        edge = min(w / 2 - abs(x), d / 2 - abs(y))
        cell = math.floor((x + 40) / 1.6)
        cx, cy = (cell + 0.5) * 1.6 - 40, math.floor((y + 40 + 0.8 * (cell % 2)) / 1.6) * 1.6 - 40 - 0.8 * (cell % 2)
        ring = 0.5 + 0.5 * math.cos(math.hypot(x - cx, y - cy) * 8.0)
        inner = min(1.0, max(0.0, (edge - 0.35) / 0.12))
        z = 0.10 + inner * (0.10 + 0.16 * ring ** 0.6) if edge > 0.02 else 0.0
        z += 0.022 * S.mnoise.noise(S.Vector((x * 9, y * 9, 1))) * (0.4 + inner)
        return (x, y, z + 0.05 * (1 + S.mnoise.noise(S.Vector((x * 0.5, y * 0.5, 4)))))
    S.grid(pile, 260, 170, M.plush(color, 16, 0.9), 'mat')
    return dict(elev=34, azim=-24, fill=0.84)


def rolled_mat(color):
    """The same mat rolled, its backing inside."""
    mat = M.plush(color, 16, 0.9)
    path = [((0.1 + 0.34 * k / 24) * math.cos(a), (0.1 + 0.34 * k / 24) * math.sin(a)) for k in range(24 * 4) for a in (S.TAU * k / 24 - math.pi / 2,)]
    ob = S.wobble(sheet(path, 5.0, 0.32, mat, smooth=0, step=0.08), 0.05, 1.2)
    S.place(ob, (0, 0, 1.62), (0, 0, 62))
    return dict(elev=14, fill=0.64)
