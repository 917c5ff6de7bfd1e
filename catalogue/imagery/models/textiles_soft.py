"""Soft shapes: folded and draped sheets, pillows, upholstery pads, fringes. UVs are in the product's units (1 = 10 cm)."""
import math
import materials as M
import shapes as S


def _set_uv(ob, us, vs):
    """Replaces a grid's 0-1 UVs by the given measures of its columns and rows."""
    nu, nv = len(us) - 1, len(vs) - 1
    for d in ob.data.uv_layers[0].data:
        d.uv = (us[round(d.uv[0] * nu)], vs[round(d.uv[1] * nv)])
    return ob


def _resample(path, step, r):
    """Even points along a path of (y, z), denser at both ends: [(arc, point, normal)], length."""
    P = [S.Vector((p[0], p[1])) for p in path]
    arc = [0.0]
    for a, b in zip(P, P[1:]):
        arc.append(arc[-1] + (b - a).length)
    L = arc[-1]
    n = max(2, round((L - 2 * r) / step))
    ends = [r * q for q in (0.0, 0.05, 0.2, 0.45, 0.75)]
    at = ends + [r + (L - 2 * r) * k / n for k in range(n + 1)] + [L - e for e in reversed(ends)]
    out, i = [], 0
    for s in at:
        while i < len(arc) - 2 and arc[i + 1] < s:
            i += 1
        t = (s - arc[i]) / max(arc[i + 1] - arc[i], 1e-9)
        p = P[i].lerp(P[i + 1], t)
        d = (P[min(i + 2, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        out.append((s, p, S.Vector((-d.y, d.x))))
    return out, L


def sheet(path, width, thick, mat, step=0.08, smooth=8, nx=48, dent=None, name='sheet'):
    """Thick cloth `width` wide in x that follows a path of (y, z): folds, rolls, drapes. All its edges are round.
    `dent(x, s, length)` gives an offset (x, y, z) for waves and creases."""
    r = thick / 2
    rows, L = _resample(S.catmull(path, smooth) if smooth else path, step, r)
    flat = [(k / nx * 2 - 1) * (width / 2 - r) for k in range(nx + 1)]
    edge = [(width / 2 - r + r * math.sin(a), math.cos(a)) for a in (math.pi * k / 6 for k in range(1, 6))]
    ring = [(x, 1.0) for x in flat] + edge + [(x, -1.0) for x in reversed(flat)] + [(-x, -c) for x, c in edge]
    m, n = len(ring), len(rows) - 1

    def f(u, v):
        s, p, nrm = rows[round(v * n)]
        e = min(s, L - s)
        k = math.sqrt(max(0.0, 1 - (1 - e / r) ** 2)) if e < r else 1.0
        x, c = ring[round(u * m) % m]
        q = p + nrm * (r * c * max(k, 0.02))
        o = dent(x, s, L) if dent else (0, 0, 0)
        return (x + o[0], q.x + o[1], q.y + o[2])
    ob = S.grid(f, m, n, mat, name, wrap_u=True)
    return _set_uv(ob, [x + width / 2 for x, _ in ring] + [ring[0][0] + width / 2], [s for s, _, _ in rows])


def folded(depth, layers, t, back=0.0):
    """Path of cloth folded in two around `layers` of itself: a U open at the back, its round fold at the front (-y)."""
    R = t * (layers - 0.5)
    bow = [(-depth / 2 + R - R * math.sin(a), R * math.cos(a) + R) for a in (math.pi * k / 12 for k in range(13))]
    return [(depth / 2 - back, 2 * R)] + [(depth / 4, 2 * R), (0, 2 * R)] + bow + [(0, 0), (depth / 4, 0), (depth / 2, 0)]


def fold(width, depth, t, mat, layers=2, seed=0, waves=0.03, nx=48):
    """A cloth folded to `2 * layers` plies lying on z = 0, fold to the front. Returns its parts and its height."""
    R = S.rng(seed)
    parts = []
    for k in range(1, layers + 1):
        inset = R.uniform(-0.03, 0.03)
        path = [(y + inset, z + t * (layers - k) + t / 2) for y, z in folded(depth - 2 * t * (layers - k), k, t, R.uniform(0, 0.08))]
        ob = sheet(path, width - R.uniform(0, 0.05), t * 1.04, mat, smooth=4, nx=nx)
        parts.append(ob)
        settle(ob, waves, seed, 2 * t * layers)
    return parts, 2 * t * layers


def settle(ob, amount, seed, height):
    """Uneven as folded by hand: the same slow waves for all plies, more at the top, none at the floor."""
    off = S.Vector((seed * 3.7, seed * 1.9, 0))
    for v in ob.data.vertices:
        w = S.mnoise.noise_vector(S.Vector((v.co.x, v.co.y, v.co.z * 0.3)) * 0.9 + off)
        h = min(1.0, max(0.0, v.co.z / max(height, 1e-6)))
        v.co += S.Vector((w.x * 0.8, w.y * 0.8, w.z * h)) * amount
        v.co += S.mnoise.noise_vector(v.co * 4.5 + off) * amount * 0.18
    return ob


def pillow(w, h, thick, mat, seed=0, n=72, pull=0.05, crease=1.0):
    """Filled cover standing in the xz plane, centred: two faces and their rim. Returns (faces, rim points)."""
    def xy(u, v):
        x, y = math.sin((u - 0.5) * math.pi), math.sin((v - 0.5) * math.pi)
        k = 1 - pull * (1 - min(x * x, y * y)) * max(abs(x), abs(y)) ** 3
        return x, y, x * w / 2 * k, y * h / 2 * k

    def side(sgn):
        def f(u, v):
            x, y, px, pz = xy(u, v)
            rim = max((1 - x ** 4) * (1 - y ** 4), 0) ** 0.5
            t = rim * (0.42 + 0.58 * ((1 - x * x) * (1 - y * y)) ** 0.8)
            t += rim * 0.05 * S.mnoise.noise(S.Vector((x * 1.8, y * 1.8, seed + sgn * 3)))
            a = math.atan2(y, x)
            near = max(0.0, math.hypot(x, y) - 0.55)
            t += rim * crease * 0.05 * near * S.mnoise.noise(S.Vector((math.cos(a) * 7, math.sin(a) * 7, seed + sgn)))
            return (px, sgn * t * thick / 2, pz)
        ob = S.grid(f, n, n, mat, 'face')
        if sgn < 0:
            return ob
        ob.data.flip_normals()
        return ob
    faces = [side(-1), side(1)]
    axis = [math.sin((k / n - 0.5) * math.pi) for k in range(n + 1)]
    for ob in faces:
        _set_uv(ob, [a * w / 2 for a in axis], [a * h / 2 for a in axis])
    ring = [(k / n, 0.0) for k in range(n)] + [(1.0, k / n) for k in range(n)] + [(1 - k / n, 1.0) for k in range(n)] + [(0.0, 1 - k / n) for k in range(n)]
    rim = [(p[2], 0.0, p[3]) for p in (xy(*q) for q in ring)]
    return faces, rim


def _outline(w, d, r, n):
    """Points of a rounded rectangle, anticlockwise."""
    return S.rounded_rect(w, d, min(r, w * 0.499, d * 0.499), n)


def pad(w, d, h, mat, corner=0.3, edge=0.2, crown=0.15, seed=0, soft=0.03, n=10):
    """Upholstered block on z = 0: rounded plan and edges, a crowned top. For materials in object space."""
    base = []
    ring = _outline(w, d, corner, n)
    for (x, y), (x2, y2) in zip(ring, ring[1:] + ring[:1]):         # straight sides need points too
        k = max(1, round(math.hypot(x2 - x, y2 - y) / 0.35))
        base += [(x + (x2 - x) * i / k, y + (y2 - y) * i / k) for i in range(k)]
    prof = [(0.0, 0.0)] + [(q, 0.0) for q in (0.5, 0.9)]
    prof += [(1.0, edge * (1 - math.cos(a)), math.sin(a)) for a in (math.pi / 2 * k / 6 for k in range(0, 7))]
    prof += [(1.0, edge + (h - 2 * edge) * k / 4, 1.0) for k in range(1, 4)]
    prof += [(1.0, h - edge * (1 - math.sin(a)), math.cos(a)) for a in (math.pi / 2 * k / 6 for k in range(0, 7))]
    prof += [(q, h) for q in (0.93, 0.85, 0.75, 0.62, 0.48, 0.32, 0.16, 0.0)]
    m, rows = len(base), len(prof) - 1

    def f(u, v):
        p = prof[round(v * rows)]
        x, y = base[round(u * m) % m]
        sx, sy = 1 - 2 * edge / w, 1 - 2 * edge / d
        if len(p) == 3:
            kx, ky = sx + (1 - sx) * p[2], sy + (1 - sy) * p[2]
        else:
            kx, ky = sx * p[0], sy * p[0]
        x, y, z = x * kx, y * ky, p[1]
        top = max(0.0, (z / h) ** 2)
        z += crown * top * (1 - (2 * x / w) ** 2) * (1 - (2 * y / d) ** 2)
        o = S.mnoise.noise_vector(S.Vector((x * 0.6 + seed * 5.1, y * 0.6, z * 0.8))) * soft
        return (x + o.x, y + o.y, z + o.z * (z / h))
    return S.grid(f, m, rows, mat, 'pad', wrap_u=True)


def welt(w, d, z, corner, radius, mat, grow=0.0):
    """Piping along a pad's edge at height z."""
    pts = [(x, y, z) for x, y in _outline(w + grow, d + grow, corner, 8)]
    return S.tube(pts, radius, mat, smooth=0, closed=True, seg=10, name='welt')


def fringe(roots, length, mat, radius=0.03, seed=0, lie=None):
    """A tassel at each root, hanging down or, with `lie` = (x, y), lying on the floor that way."""
    R = S.rng(seed)
    for x, y, z in roots:
        a, b = R.uniform(-0.12, 0.12) * length, R.uniform(-0.10, 0.10) * length
        L = length * R.uniform(0.9, 1.08)
        end = (x + lie[0] * L + a * abs(lie[1]), y + lie[1] * L + a * abs(lie[0]), z) if lie else (x + a, y + b, z - L)
        mid = tuple((p + q) / 2 + R.uniform(-0.02, 0.02) * length for p, q in zip((x, y, z), end))
        S.tube([(x, y, z), mid, end], radius, mat, radii=[radius * 0.9, radius, radius * 0.8], seg=8, smooth=4, name='tassel')


def tag(w, h, words, loc, rot=(90, 0, 0), color='#efe7d8', ink='#3a4440', size=0.1):
    """Little woven label with the shop's name, its face up before turning."""
    label = S.box(w, h, 0.02, 0.006, M.paper(color), 2)
    name = S.place(S.text(words, size, M.matte(ink, 0.8), 0.0005, spacing=1.1), (0, 0, 0.0225))
    return S.group([label, name], loc, rot)
