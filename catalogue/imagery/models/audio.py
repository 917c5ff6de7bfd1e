"""Audio and tech: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import bpy
import materials as M
import shapes as S


def smart_speaker(color, body):
    """Fabric-wrapped speaker, touch top with a light ring."""
    S.lathe([(0, 0), (0.50, 0, .03), (0.56, 0.05), (0.56, 0.07)], M.matte('#202325', 0.6))
    S.lathe([(0.56, 0.07), (0.66, 0.16), (0.72, 0.40), (0.72, 0.85), (0.70, 1.15), (0.64, 1.32), (0.60, 1.36)], M.fabric(color, 240, 74, bump=0.7, melange=0.35), smooth=10)
    S.lathe([(0.60, 1.355), (0.605, 1.375, .01), (0.575, 1.395, .02), (0.53, 1.375, .02), (0.3, 1.36), (0, 1.357)], M.matte(body, 0.35, 0.02, 90))
    S.tube([(*p, 1.387) for p in S.circle(0.565, 96)], 0.011, M.emission('#8fe0c8', 3.2), smooth=0, closed=True, seg=8)
    icon = M.matte('#7c8380' if body != '#24282a' else '#8b9290', 0.5)
    for t, x, y in (('+', 0.22, 0), ('–', -0.22, 0)):
        S.place(S.text(t, 0.20, icon, 0.001), (x, y, 1.364))
    S.place(S.lathe([(0.0, 0), (0.022, 0, 0.004), (0.022, 0.004)], icon), (0, 0.22, 1.362))
    S.box(0.16, 0.02, 0.09, 0.004, M.leather('#7a5238'), 2, loc=(0.0, -0.690, 0.24))
    return dict(elev=20, fill=0.58)


def headphones(color, pad):
    """Over-ear headphones resting upright, three-quarter view."""
    shell, metal = M.matte(color, 0.38, 0.03, 90, 0.1), M.metal('#c4c1bb', 0.28)
    cush, mesh = M.leather(pad, 0.5, 26), M.fabric('#25282a', 60, 60, bump=0.5)
    for s in (-1, 1):
        def pad_ring(u, v):                                    # squarish torus
            q = lambda x: math.copysign(abs(x) ** 0.75, x)
            r = 0.325 + 0.125 * q(math.cos(v * S.TAU))
            return r * math.cos(u * S.TAU), r * math.sin(u * S.TAU), -0.11 + 0.12 * q(math.sin(v * S.TAU))
        parts = [S.lathe([(0.40, -0.03), (0.44, -0.02, 0.02), (0.45, 0.10, 0.05), (0.41, 0.20, 0.06), (0.30, 0.245, 0.03), (0.285, 0.225, .01), (0, 0.222)], shell, name='cup'),
                 S.lathe([(0.0, 0.228), (0.262, 0.228, .004), (0.268, 0.22)], M.matte(M.shade(color, 0.8), 0.3, 0.02), name='plate'),
                 S.grid(pad_ring, 96, 32, cush, 'pad', True, True),
                 S.grid(lambda u, v: (0.42 * v * math.cos(-u * S.TAU), 0.42 * v * math.sin(-u * S.TAU), -0.05), 64, 8, mesh, 'baffle', True)]
        for p in parts:
            for v in p.data.vertices:                          # oval ear cups
                v.co.y *= 1.2
        S.group(parts, (s * 0.80, 0, 0.56), (90, 0, 90 * s))
        x = s * 0.88                                           # fork around the cup, then slider up into the band
        S.tube([(x, -0.475, 0.56), (x, -0.50, 0.75), (x, -0.36, 1.05), (x, -0.10, 1.20), (x, 0.10, 1.20), (x, 0.36, 1.05), (x, 0.50, 0.75), (x, 0.475, 0.56)], 0.038, shell, seg=16, flat=0.8)
        S.tube([(x, 0, 1.20), (x, 0, 1.35), (x, 0, 1.60)], 0.028, metal, seg=16, caps=False)
        for y in (-0.475, 0.475):
            S.sphere(0.062, metal, (x, y, 0.56), seg=24)
    arc = lambda r, h, a: (r * math.cos(math.radians(a)), 0, 1.50 + h * math.sin(math.radians(a)))
    S.tube([arc(0.89, 0.78, a) for a in range(-4, 185, 12)], 0.12, shell, radii=[0.07, 0.085, 0.105, 0.118] + [0.125] * 8 + [0.118, 0.105, 0.085, 0.07], flat=0.28, smooth=6)
    S.tube([arc(0.835, 0.725, a) for a in range(32, 149, 9)], 0.1, cush, radii=[0.07] + [0.10] * 12 + [0.07], flat=0.5, smooth=6)
    return dict(elev=10, azim=-34, fill=0.70)


def keyboard(case, alpha, mod, acc):
    """Compact mechanical keyboard: sculpted keycaps in a rounded case."""
    S.box(3.2, 1.22, 0.16, 0.07, M.matte(case, 0.42, 0.04, 80), 5)
    S.box(3.02, 1.04, 0.02, 0.01, M.matte('#1b1d1f', 0.8), 2, loc=(0, 0, 0.148))
    m = {c: M.matte(c, 0.5, 0.05, 90) for c in {alpha, mod, acc}}
    rows = [[(1, acc)] + [(1, alpha)] * 12 + [(2, mod)], [(1.5, mod)] + [(1, alpha)] * 12 + [(1.5, mod)],
            [(1.75, mod)] + [(1, alpha)] * 11 + [(2.25, acc)], [(2.25, mod)] + [(1, alpha)] * 10 + [(1.75, mod), (1, mod)],
            [(1.25, mod)] * 3 + [(6.25, alpha)] + [(1, mod)] * 5]
    U = 0.198
    legend = ['esc 1 2 3 4 5 6 7 8 9 0 - = del', 'tab Q W E R T Y U I O P [ ] \\', 'caps A S D F G H J K L ; enter', 'shift Z X C V B N M , . / shift ^', 'ctrl alt cmd  . fn ctrl < v >']
    for r, row in enumerate(rows):
        total = sum(w for w, _ in row)
        x, tags = -total / 2, legend[r].split(' ')
        for i, (w, c) in enumerate(row):
            cx, cy, hw, hd = (x + w / 2) * U, (1.98 - r) * U - 0.0, w * U / 2 - 0.011, U / 2 - 0.011
            z0, h, tilt = 0.165, 0.115 + 0.012 * abs(r - 2), (2 - r) * -0.05
            cap = S.box(hw * 2, hd * 2, h, 0.02, m[c], 4, loc=(cx, cy, z0))
            for v in cap.data.vertices:
                if v.co.z > h / 2:
                    v.co.x -= math.copysign(0.022, v.co.x)
                    v.co.y = v.co.y * 0.80 + 0.008
            if i < len(tags) and tags[i]:
                dark = M.rgb(c)[0] > 0.25
                t = S.text(tags[i], 0.062 if len(tags[i]) == 1 else 0.040, M.matte('#3c4143' if dark else '#e7e2d6', 0.6), 0.0006)
                S.place(t, (cx, cy + 0.010, z0 + h))
            x += w
    for o in list(bpy.context.scene.objects):
        if o.name.startswith(('box', 'text')):
            o.location.z += (o.location.y) * 0.07
            o.rotation_euler.x += 0.07
    return dict(elev=40, azim=-20, fill=0.84, lens=75)


def wall_clock(face, rim, hand):
    """Round clock with domed rim, raised markers, floating hands. Built flat, then stood up against the wall."""
    rimm = M.wood('#d2a36b', '#9a6638', 0.9, 'X') if rim == 'w' else M.metal('#c6a262', 0.28)
    parts = [S.lathe([(1.52, 0), (1.58, 0.0, .02), (1.60, 0.22, 0.06), (1.50, 0.25, 0.05), (1.44, 0.14, 0.01), (1.44, 0.08)], rimm, 256),
             S.lathe([(0, 0.09), (1.46, 0.09)], M.matte(face, 0.6, 0.03, 30))]
    mk = M.matte(hand, 0.5)
    for k in range(60):
        big = k % 5 == 0
        b = S.box(0.035 if big else 0.012, 0.16 if big else 0.06, 0.02, 0.004, mk, 2)
        a = math.radians(k * 6)
        parts.append(S.place(b, (math.sin(a) * (1.24 if big else 1.29), math.cos(a) * (1.24 if big else 1.29), 0.09), (0, 0, -k * 6)))
    for w, L, back, ang, z, c in ((0.075, 0.74, 0.14, 304, 0.13, hand), (0.052, 1.08, 0.18, 54, 0.155, hand), (0.018, 1.16, 0.30, 168, 0.18, '#d9764a')):
        h = S.box(w, L + back, 0.012, 0.005, M.matte(c, 0.4), 2)
        a = math.radians(ang)
        q = (L - back) / 2
        parts.append(S.place(h, (math.sin(a) * q, math.cos(a) * q, z), (0, 0, -ang)))
    parts.append(S.lathe([(0, 0.20), (0.05, 0.20, 0.01), (0.055, 0.10)], M.matte('#d9764a', 0.4)))
    parts.append(S.place(S.text('mallard', 0.13, mk, 0.001, spacing=1.1), (0, 0.55, 0.091)))
    S.group(parts, rot=(90, 0, 0))
    return dict(scene='wall', elev=0, azim=0, fill=0.62, drop=0)
