"""Textiles: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S


def cushion(color, pipe):
    """Linen cushion with piping, gently dented."""
    W = 2.2

    def side(sgn):
        def g(u, v):
            x, y = u * 2 - 1, v * 2 - 1
            edge = (1 - abs(x) ** 2.6) * (1 - abs(y) ** 2.6)
            t = 0.60 * max(edge, 0) ** 0.5
            pull = 1 - 0.06 * (1 - min(x * x, y * y) ** 0.5) * max(abs(x), abs(y)) ** 4
            w = S.mnoise.noise(S.Vector((x * 2.2, y * 2.2, sgn * 3))) * 0.055 * max(edge, 0) ** 0.5
            rim = max(abs(x), abs(y))
            w += 0.022 * math.sin((x + y * 0.4) * 19 + sgn) * max(0, rim - 0.72) / 0.28 * max(edge, 0) ** 0.4
            if sgn < 0:
                t -= 0.10 * math.exp(-((x * 1.8) ** 2 + ((y - 0.75) * 1.9) ** 2))
            return (x * W / 2 * pull, sgn * (t + w * 1.2), y * W / 2 * pull)
        return S.grid(g, 110, 110, M.fabric(color, 105, 105, bump=0.55, melange=0.32), 'face')
    a, b = side(-1), side(1)
    b.data.flip_normals()
    rim = []
    for k in range(200):
        q = k / 200 * 4
        i, t = int(q), (q % 1) * 2 - 1
        x, y = ((t, -1), (1, t), (-t, 1), (-1, -t))[i]
        pull = 1 - 0.06 * (1 - min(x * x, y * y) ** 0.5) * max(abs(x), abs(y)) ** 4
        rim.append((x * W / 2 * pull, 0, y * W / 2 * pull))
    c = S.tube(rim, 0.030, M.fabric(pipe, 8, 260, bump=0.3), smooth=0, closed=True, seg=14)
    S.group([a, b, c], (0, 0, 1.13), (-14, 0, 0))
    return dict(elev=8, azim=-20, fill=0.70)


def towels(colors):
    """Stack of folded towels: each layer is a rounded slab whose front edge is one soft fold."""
    z = 0.0
    for i, c in enumerate(colors):
        mat = M.plush(c, 34, 0.9)
        for j in range(2):
            t = 0.27
            b = S.superbox(3.0 - 0.10 * i, 2.1 - 0.06 * i, t, mat, 0.22, 160)
            S.wobble(b, 0.05, 0.9, i * 2 + j)
            S.wobble(b, 0.012, 5.0, i + j)
            S.place(b, (0.03 * (-1) ** i, 0.03 * (-1) ** j, z + t / 2), (0, 0, 1.5 * (-1) ** i))
            z += t * 0.86
        S.place(S.box(0.16, 0.012, 0.11, 0.003, M.paper('#efe7d8'), 2), (0.95, -1.055 + .03 * i, z - 0.32))
    return dict(elev=13, azim=-24, fill=0.70)
