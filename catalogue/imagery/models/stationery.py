"""Stationery: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S


def notebooks(c1, c2, c3):
    """Stack of three cloth notebooks with elastic, and a brass pen."""
    z, R = 0.0, S.rng(3)
    for i, (c, w, h, t, rot) in enumerate(((c1, 1.55, 2.15, 0.22, 3), (c2, 1.48, 2.08, 0.17, -6), (c3, 1.36, 1.95, 0.15, 5))):
        cloth = M.fabric(c, 150, 200, bump=0.3, melange=0.18)
        parts = [S.box(w, h, 0.022, 0.01, cloth, 3, loc=(0, 0, 0)), S.box(w, h, 0.022, 0.01, cloth, 3, loc=(0, 0, t - 0.022)),
                 S.box(w - 0.06, h - 0.07, t - 0.04, 0.004, M.pages(), 2, loc=(-0.01, 0, 0.02)),
                 S.box(0.03, h, t, 0.013, cloth, 4, loc=(-w / 2 + 0.012, 0, 0))]
        if i == 2:
            el = M.fabric(M.shade(c1, 0.8), 6, 200, bump=0.3)
            parts.append(S.box(0.055, h + 0.012, t + 0.012, 0.008, el, 3, loc=(w / 2 - 0.22, 0, -0.006)))
            parts.append(S.place(S.text('mallard', 0.10, M.metal('#b98d4b', 0.3), 0.001), (-0.22, -0.72, t + 0.0005)))
        S.group(parts, (0.03 * i, 0, z), (0, 0, rot))
        z += t
    brass = M.metal('#c7a15a', 0.22, 0.4)
    pen = [S.lathe([(0, 0), (0.012, 0.0), (0.016, 0.05), (0.045, 0.20, .02), (0.047, 0.95), (0.050, 0.955), (0.050, 1.02), (0.047, 1.025), (0.047, 1.38, 0.02), (0.02, 1.41), (0, 1.41)], brass, 64)]
    pen.append(S.place(S.box(0.022, 0.010, 0.42, 0.004, brass, 3), (0, -0.062, 0.94)))
    S.group(pen, (0.02, -0.34, z + 0.05), (0, 0, 0)).rotation_euler = (math.radians(90), math.radians(-70), math.radians(-142))
    return dict(elev=30, azim=-30, fill=0.74)
