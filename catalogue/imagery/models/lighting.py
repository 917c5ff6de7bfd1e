"""Lighting: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import materials as M
import shapes as S
from studio import lamp_light


def table_lamp(color, shade):
    """Ceramic gourd lamp with a lit linen shade."""
    mat = M.ceramic(color, 0.28, speckle=0.3)
    S.lathe([(0, 0), (0.42, 0.0), (0.45, 0.03), (0.62, 0.28), (0.66, 0.52), (0.52, 0.82), (0.34, 0.98), (0.36, 1.10), (0.40, 1.26), (0.30, 1.46), (0.12, 1.54), (0.0, 1.55)], mat, smooth=8)
    brass = M.metal('#c9a566', 0.25)
    S.lathe([(0.13, 1.53), (0.13, 1.57, .01), (0.06, 1.60, .01), (0.06, 1.95), (0, 1.95)], brass)
    linen = M.fabric(shade, 260, 60, bump=0.35, glow=1.0)
    lin2 = M.fabric(shade, 260, 60, bump=0.2, glow=1.6)
    S.lathe([(0.98, 1.62), (0.70, 2.78)], linen, name='shade')
    S.lathe([(0.96, 1.62), (0.68, 2.78)], lin2, name='liner')
    for r, z in ((0.98, 1.62), (0.70, 2.78)):
        S.tube([(*p, z) for p in S.circle(r - 0.005, 48)], 0.018, M.matte(shade, 0.8), smooth=0, closed=True, seg=10)
    lamp_light((0, 0, 2.1), 40)
    return dict(elev=6, fill=0.78, mood='evening')
