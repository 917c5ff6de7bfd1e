"""Kitchen and table: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import bpy
import materials as M
import shapes as S


def mug(color, dip):
    """Stoneware mug, glaze dipped over a speckled body."""
    mat = M.ceramic(dip, 0.24, speckle=0.55, dip=color, dip_z=0.34)
    S.vessel([(0.30, 0.0), (0.345, 0.012), (0.40, 0.05), (0.425, 0.14), (0.43, 0.45), (0.43, 0.80), (0.435, 0.92)], 0.035, mat, 0.06)
    S.tube([(0.40, 0, 0.77), (0.58, 0, 0.79), (0.70, 0, 0.66), (0.72, 0, 0.48), (0.63, 0, 0.30), (0.40, 0, 0.23)], 0.055, mat,
           radii=[0.075, 0.058, 0.052, 0.052, 0.058, 0.080], flat=0.72, smooth=12, caps=False)
    bpy.context.scene.objects['vessel'].rotation_euler[2] = 0.4
    return dict(elev=17, azim=-24)


def kettle(color):
    """Gooseneck pour-over kettle, powder coat with walnut grip."""
    body, steel, wal = M.matte(color, 0.42, 0.05, 90), M.metal('#cfcdc8', 0.2), M.wood('#8a5a36', '#4f2f1c', 1.6, 'Z')
    S.lathe([(0, 0.0), (0.78, 0.0, 0.05), (0.80, 0.12, 0.05), (0.56, 1.05, 0.10), (0.47, 1.08, 0.02), (0, 1.08)], body, name='body')
    S.lathe([(0.815, 0.0), (0.83, 0.02, .01), (0.83, 0.055, .01), (0.805, 0.075)], steel, name='foot')
    S.lathe([(0.0, 1.13), (0.40, 1.13, 0.03), (0.455, 1.10, 0.02), (0.455, 1.07)], body, name='lid')
    S.lathe([(0.0, 1.13), (0.05, 1.13), (0.05, 1.20, 0.02), (0.115, 1.22, 0.03), (0.115, 1.31, 0.03), (0, 1.32)], wal, name='knob')
    S.tube([(-0.70, 0, 0.22), (-0.96, 0, 0.26), (-1.12, 0, 0.48), (-1.12, 0, 0.78), (-1.20, 0, 1.04), (-1.42, 0, 1.16), (-1.54, 0, 1.12)], .06, body,
           radii=[0.13, 0.10, 0.078, 0.066, 0.058, 0.052, 0.052], smooth=14, caps=False)
    S.tube([(0.46, 0, 1.00), (0.70, 0, 1.10), (0.98, 0, 1.10), (1.10, 0, 0.98)], 0.055, body, radii=[0.06, 0.055, 0.055, 0.07], flat=0.7)
    S.tube([(1.085, 0, 1.03), (1.15, 0, 0.86), (1.15, 0, 0.58), (1.10, 0, 0.36)], 0.1, wal, radii=[0.078, 0.10, 0.098, 0.07], flat=0.85)
    return dict(elev=12, azim=-16, fill=0.74)


def cutting_board(light, dark):
    """Paddle board with a smaller one leaning in front."""
    def board(w, h, r, mat, t):
        half = S.fillet([(0, 0), (w / 2, 0, r), (w / 2, h, 0.36), (0.17, h, 0.22), (0.17, h + 0.40, 0.1), (0.21, h + 0.76, 0.21), (0, h + 0.76)], 8)[1:-1]
        ring = [tuple(p) for p in half] + [(-p[0], p[1]) for p in reversed(half)]
        return S.outline(ring, t, mat, 0.03, holes=(S.circle(0.075, 32, 0, h + 0.56),))
    a = board(1.75, 2.3, 0.22, M.wood(light, dark, 1.3, 'Y'), 0.20)
    S.place(a, (-0.18, 0, 0), (80, 0, 4))
    b = board(1.25, 1.75, 0.2, M.wood(M.shade(dark, 0.9), M.shade(dark, 0.35), 1.5, 'Y'), 0.18)
    S.place(b, (0.62, -0.42, 0), (76, 0, -9))
    return dict(elev=10, azim=-14, fill=0.74)


def water_bottle(color):
    """Insulated steel bottle, powder coat, loop cap."""
    coat, steel, cap = M.matte(color, 0.48, 0.10, 70), M.metal('#cbc9c4', 0.22, 0.6), M.matte('#1f2224', 0.5, 0.05, 80)
    S.lathe([(0, 0), (0.33, 0, 0.02), (0.345, 0.05), (0.345, 0.08)], steel, name='base')
    S.lathe([(0.345, 0.08), (0.365, 0.09, 0.01), (0.365, 1.72, 0.22), (0.225, 1.95, 0.12), (0.225, 2.02, 0.01), (0.20, 2.02)], coat, name='body')
    S.lathe([(0.205, 2.0), (0.205, 2.06)], steel, name='ring')
    S.lathe([(0.235, 2.055), (0.245, 2.06, .01), (0.245, 2.26, 0.05), (0, 2.29)], cap, name='cap')
    S.tube([(-0.215, 0, 2.17), (-0.225, 0, 2.36), (-0.12, 0, 2.50), (0.12, 0, 2.50), (0.225, 0, 2.36), (0.215, 0, 2.17)], 0.05, cap, flat=0.55)
    ink = M.matte(M.shade('#f5f0e6', 1.0) if color != '#e8e4da' else '#39444a', 0.5)
    S.wrap(S.place(S.text('mallard', 0.20, ink, 0.002, spacing=1.08)), 0.367, 0.95, -90)
    return dict(elev=9, azim=0, fill=0.76, lens=80)


def bowls(colors):
    """Nested serving bowls, slightly off-centre."""
    z = 0.0
    for i, (c, r) in enumerate(zip(colors, (1.25, 1.06, 0.88))):
        prof = [(r * .42, 0), (r * .46, 0.02), (r * .50, 0.05), (r * .78, 0.20), (r * .95, 0.45), (r, 0.72)]
        b = S.vessel(prof, 0.05, M.ceramic(c, 0.28, speckle=0.4), 0.07, seg=160)
        S.place(S.wobble(b, 0.012, 1.2, i), (0.05 * i, -0.02 * i, z), (1.5 * i, -2 * i, 30 * i))
        z += 0.20
    return dict(elev=20, azim=-10, fill=0.66)
