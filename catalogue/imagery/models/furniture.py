"""Furniture: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S


def stool(light, dark):
    """Three-legged dished-seat stool."""
    wx, wz = M.wood(light, dark, 0.55, 'X'), M.wood(light, dark, 0.8, 'Z')
    S.lathe([(0, 4.30), (1.62, 4.30, 0.18), (1.75, 4.48, 0.18), (1.60, 4.66, 0.16), (1.2, 4.60, 0.4), (0.5, 4.54, 0.3), (0, 4.53)], wx)
    legs = []
    for k in range(3):
        a = math.radians(90 + 120 * k + 14)
        c, s = math.cos(a), math.sin(a)
        S.tube([(c * 1.55, s * 1.55, 0.02), (c * 1.30, s * 1.30, 2.2), (c * 1.05, s * 1.05, 4.36)], 0.13, wz, radii=[0.11, 0.155, 0.15], seg=28)
        legs.append((c, s))
    for k in range(3):
        (c1, s1), (c2, s2) = legs[k], legs[(k + 1) % 3]
        z, q = 1.35 + 0.25 * k, 1.42 - 0.03 * k
        S.tube([(c1 * q, s1 * q, z), (c2 * q, s2 * q, z)], 0.075, wx, seg=20, smooth=4)
    return dict(elev=14, fill=0.76, lens=60)
