"""Lanterns and night lights. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S
from models.lighting import BRASS, bulb, lit, opal, unshadowed


def lantern(color):
    """Rechargeable storm lantern: painted steel, glass chimney, brass dial, wire bail."""
    coat, brass, steel = M.matte(color, 0.36, 0.05, 80), M.metal(BRASS, 0.27, 0.4), M.metal('#a9a7a2', 0.3)
    S.lathe([(0, 0), (0.60, 0.0, 0.03), (0.63, 0.05, 0.03), (0.63, 0.14, 0.03), (0.58, 0.18, 0.02), (0.56, 0.46, 0.05), (0.50, 0.52, 0.03), (0.50, 0.58, 0.01), (0.42, 0.58)], coat, name='base')
    S.lathe([(0.515, 0.535), (0.525, 0.54, .01), (0.525, 0.575, .01), (0.50, 0.585)], brass, name='collar')
    S.vessel([(0.40, 0.585), (0.455, 0.68), (0.49, 0.92), (0.47, 1.18), (0.40, 1.42), (0.385, 1.50)], 0.018, M.glass('#fbf6ec', 0.0, 1.4, 0.97), 0.0, lip=False)
    S.lathe([(0.41, 1.48), (0.46, 1.48, 0.02), (0.48, 1.53, 0.02), (0.46, 1.58, 0.02), (0.34, 1.72, 0.06), (0.34, 1.80, 0.02), (0.42, 1.83, 0.02), (0.42, 1.87, 0.02), (0.16, 1.98, 0.05), (0, 1.99)], coat, name='cap')
    slot = M.matte('#17191a', 0.9)
    for k in range(14):
        a = S.TAU * k / 14
        S.place(S.superbox(0.02, 0.045, 0.075, slot, 0.6, 16), (0.385 * math.cos(a), 0.385 * math.sin(a), 1.655), (0, -40, math.degrees(a)))
    S.lathe([(0.14, 0.58), (0.15, 0.60, 0.02), (0.15, 0.66, 0.02), (0.10, 0.68)], brass, name='seat')
    light = S.lathe([(0.10, 0.66), (0.115, 0.70, 0.02), (0.115, 1.16, 0.06), (0, 1.20)], lit(opal(), 3.6, 0.93, 0.5, 0.25), name='light')
    for k in range(4):
        a = S.TAU * (k + 0.5) / 4
        c, s = math.cos(a), math.sin(a)
        S.tube([(c * 0.49, s * 0.49, 0.56), (c * 0.545, s * 0.545, 0.8), (c * 0.545, s * 0.545, 1.2), (c * 0.45, s * 0.45, 1.54)], 0.018, steel, seg=12)
    S.tube([(*p, 1.02) for p in S.circle(0.553, 72)], 0.016, steel, smooth=0, closed=True, seg=10)
    for s in (-1, 1):
        S.sphere(0.055, brass, (s * 0.47, 0, 1.53), seg=24)
    S.tube([(-0.49, 0, 1.53), (-0.66, 0, 1.85), (-0.62, 0, 2.35), (-0.30, 0, 2.62), (0.30, 0, 2.62), (0.62, 0, 2.35), (0.66, 0, 1.85), (0.49, 0, 1.53)], 0.022, steel, seg=12)
    S.tube([(-0.26, 0, 2.628), (0, 0, 2.66), (0.26, 0, 2.628)], 0.06, M.wood('#9a6a44', '#553520', 2.0), radii=[0.05, 0.068, 0.05], seg=24)
    dial = [S.lathe([(0.14, 0), (0.14, 0.10, 0.02), (0.11, 0.115, 0.01), (0, 0.11)], brass, 64), S.place(S.box(0.016, 0.07, 0.006, 0, M.matte('#2a2320', 0.6)), (0, 0.06, 0.109))]
    S.group(dial, (0, -0.56, 0.32), (86, 0, 0))
    unshadowed(light)
    bulb((0, 0, 0.92), 26, 0.14)
    return dict(elev=9, azim=-16, fill=0.76, gain=0.92)


def firefly():
    """Children's night lantern: soft glowing body, sleepy face, small wings, a loop to carry it by."""
    amber, cream = M.matte('#c07a1c', 0.5, 0.05, 80), M.matte('#ddd1b8', 0.6, 0.08, 60)
    S.lathe([(0, 0), (0.50, 0.0, 0.04), (0.56, 0.06, 0.06), (0.56, 0.26, 0.04), (0.53, 0.28)], amber, name='base')
    body = S.lathe([(0.535, 0.27), (0.56, 0.40), (0.565, 0.62), (0.50, 0.90), (0.34, 1.12), (0.15, 1.21), (0.0, 1.225)],
                   lit(M.wax('#e8d2a2'), 1.3, 0.52, 0.75, 0.5, 0.32), smooth=10, name='body')
    S.tube([(-0.26, 0, 1.10), (-0.30, 0, 1.36), (-0.17, 0, 1.56), (0.17, 0, 1.56), (0.30, 0, 1.36), (0.26, 0, 1.10)], 0.05, amber, smooth=12)
    S.tube([(-0.20, 0, 1.535), (0, 0, 1.585), (0.20, 0, 1.535)], 0.075, cream, radii=[0.07, 0.08, 0.07], seg=28)
    ink = M.matte('#5a3a1e', 0.6)

    def on_body(x, z):
        r = 0.572 if z < 0.66 else 0.572 - 0.25 * (z - 0.66)
        return (x, -math.sqrt(r * r - x * x), z)
    for s in (-1, 1):
        S.tube([on_body(s * 0.20 + dx, 0.70 + dz) for dx, dz in ((-0.065, 0.0), (-0.035, -0.035), (0, -0.046), (0.035, -0.035), (0.065, 0.0))], 0.013, ink, smooth=6, seg=10)
        wing = S.superbox(0.34, 0.07, 0.62, lit(M.wax('#ead9b4'), 0.35, keep=0.6), 0.9, 48)
        S.place(wing, (s * 0.60, 0.20, 0.72), (0, s * 32, -s * 24))
        cheek = S.superbox(0.10, 0.02, 0.06, lit(M.matte('#d0825a', 0.7), 0.3, keep=0.8), 1.0, 24)
        S.place(cheek, on_body(s * 0.32, 0.595), (0, 0, s * 33))
    S.tube([on_body(dx, 0.60 + dz) for dx, dz in ((-0.05, 0.0), (0, -0.028), (0.05, 0.0))], 0.012, ink, smooth=6, seg=10)
    S.place(S.lathe([(0.05, 0), (0.05, 0.02, 0.008), (0, 0.02)], cream, 32), (0, -0.558, 0.15), (90, 0, 0))
    unshadowed(body)
    bulb((0, -0.1, 0.6), 14, 0.4)
    return dict(elev=10, azim=-14, fill=0.64, gain=0.88)


def mushroom(color):
    """Night light blown in two pieces: a glowing cap on a stem that swells to its foot."""
    pale = M.rgb(color)[1] > 0.4
    cap_glass, stem_glass = opal(color, 0.14), opal(M.shade(color, 1.05), 0.14)
    stem = S.lathe([(0, 0), (0.44, 0.0), (0.475, 0.03), (0.47, 0.10), (0.36, 0.34), (0.26, 0.66), (0.235, 0.95), (0.26, 1.14)], lit(stem_glass, 0.9, 1.05, 0.42, 0.65 if pale else 0.92, 0.3), smooth=10, name='stem')
    under = S.lathe([(0.25, 1.06), (0.60, 0.97), (0.80, 0.945)], lit(opal(color), 1.15, keep=0.5 if pale else 0.85), smooth=8, name='under')
    top = S.lathe([(0.80, 0.945), (0.845, 0.965), (0.85, 1.02), (0.78, 1.24), (0.56, 1.46), (0.28, 1.56), (0.0, 1.585)], lit(cap_glass, 1.3 if pale else 1.15, 0.98, 0.55, 0.62 if pale else 0.92, 0.4), smooth=10, name='cap')
    S.lathe([(0.475, 0.02), (0.485, 0.03, .01), (0.485, 0.07, .01), (0.472, 0.08)], M.metal(BRASS, 0.27, 0.4), name='ring')
    S.place(S.lathe([(0.045, 0), (0.045, 0.03, 0.01), (0, 0.03)], M.metal(BRASS, 0.27), 32), (0, -0.415, 0.22), (75, 0, 0))
    unshadowed(stem, under, top)
    bulb((0, 0, 0.98), 22, 0.5)
    return dict(elev=9, azim=0, fill=0.62, gain=0.88)
