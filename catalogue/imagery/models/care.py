"""Skin and body care: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S


def pump_bottle(glass, lab):
    """Hand-care bottle: tinted glass, matte pump, printed label."""
    S.vessel([(0.36, 0), (0.40, 0.03), (0.405, 0.12), (0.405, 0.7), (0.405, 1.12), (0.385, 1.26), (0.28, 1.38), (0.17, 1.43), (0.155, 1.47), (0.155, 1.58)], 0.03, M.glass(glass, 0, 1.45, 1.0), 0.06, smooth=10)
    S.lathe([(0, 0.065), (0.34, 0.065, 0.03), (0.373, 0.1, .02), (0.373, 0.98), (0, 0.98)], M.glass('#fbf3e6', 0, 1.34, 1.0), name='liquid')
    blk = M.matte('#1d1f20', 0.42, 0.04, 90)
    S.lathe([(0.165, 1.46), (0.185, 1.465, .01), (0.185, 1.62, 0.03), (0.09, 1.65, 0.02), (0.06, 1.68, .01), (0.06, 1.86)], blk, name='collar')
    for k in range(48):
        a = k / 48 * S.TAU
        S.place(S.box(0.008, 0.008, 0.12, 0.003, blk, 1), (0.186 * math.cos(a), 0.186 * math.sin(a), 1.48), (0, 0, math.degrees(a)))
    S.lathe([(0.075, 1.83), (0.115, 1.84, .01), (0.12, 1.94, 0.03), (0, 1.97)], blk, name='head')
    S.tube([(0, 0, 1.90), (-0.20, 0, 1.905), (-0.36, 0, 1.885), (-0.42, 0, 1.83)], 0.05, blk, radii=[0.068, 0.052, 0.042, 0.036], flat=0.8)
    S.tube([(0, 0, 0.1), (0, 0, 1.5)], 0.025, M.plastic('#d9d6cf', 0.4), smooth=3)
    S.label(0.66, 0.74, 0.405, 0.60, M.paper(lab))
    ink = M.matte('#2b2f2c', 0.7)
    for s, size, z in (('MALLARD', 0.085, 0.84), ('hand wash', 0.078, 0.66), ('reed + river mint', 0.048, 0.55), ('500 ml', 0.042, 0.32)):
        S.wrap(S.text(s, size, ink, 0.0008, spacing=1.12), 0.4125, z)
    return dict(elev=8, azim=-8, fill=0.76, lens=80)
