"""Table and desk lamps: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings.

Lamps are lit by emission on their shades (`lit`), which has no grain; a weak bulb inside only warms what stands near.
"""
import math
import bpy
import materials as M
import shapes as S
from studio import lamp_light

BRASS = '#bf9d64'
WARM = '#ffb768'


# ---------------------------------------------------------------- parts
def lit(mat, strength, z=None, reach=1.0, keep=0.5, edge=0.0):
    """Makes a material glow from a bulb at object height `z` (brightest there, half as bright `reach` away; everywhere if None).
    `keep`: how much of its own colour the light takes on. `edge`: how much darker it is where it turns away, as thick glass is."""
    g = M.Graph.__new__(M.Graph)
    g.mat, g.tree = mat, mat.node_tree
    shader = next(n for n in g.tree.nodes if n.type == 'BSDF_PRINCIPLED')
    base = shader.inputs['Base Color']
    colour = base.links[0].from_socket if base.links else tuple(base.default_value)
    power = strength
    if z is not None:
        p = g.n('SeparateXYZ', Vector=g.n('TexCoord').outputs['Object'])
        d = g.math('POWER', g.math('DIVIDE', g.math('SUBTRACT', p.outputs[2], z), reach), 2.0)
        power = g.math('DIVIDE', power, g.math('ADD', d, 1.0))
    if edge:
        facing = g.n('LayerWeight', Blend=0.35).outputs['Facing']
        power = g.math('MULTIPLY', power, g.math('SUBTRACT', 1.0, g.math('MULTIPLY', facing, edge)))
    g._set(shader.inputs['Emission'], g.mix(keep, WARM, colour))
    g._set(shader.inputs['Emission Strength'], power)
    return mat


def opal(color='#e9dfcd', rough=0.16):
    """Opal glass: white through and through, polished."""
    g = M.Graph('opal')
    return g.done(g.principled(Base_Color=color, Roughness=rough, Specular=0.5, Clearcoat=0.4, Clearcoat_Roughness=0.05))


def bulb(at, watts, radius=0.3):
    """The warm light that a lamp throws on what stands near. One light more needs more samples before a pixel may be called done."""
    bpy.context.scene.cycles.adaptive_min_samples = 16
    return lamp_light(at, watts, radius, (1.0, 0.74, 0.46))


def unshadowed(*obs):
    """Lets the bulb's light pass through shades, as through cloth and paper."""
    for ob in obs:
        ob.visible_shadow = False


def cable(parent, top, mat, length=40.0, radius=0.03):
    """Hanging cord from height `top` out of the picture. A curve, not a mesh, so that the camera does not frame it."""
    cu = bpy.data.curves.new('cable', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = '3D', radius, 4
    sp = cu.splines.new('POLY')
    sp.points.add(1)
    for q, z in zip(sp.points, (top, top + length)):
        q.co = (0, 0, z, 1)
    cu.materials.append(mat)
    ob = bpy.data.objects.new('cable', cu)
    bpy.context.scene.collection.objects.link(ob)
    ob.parent = parent
    return ob


def before_wall(y):
    """A mote, never rendered, at depth `y` behind the object: it keeps a hanging lamp that far off the wall."""
    mote = S.grid(lambda u, v: (0.001 * u, y, 0.001 * v), 1, 1, None, 'mote')
    mote.hide_render = True
    return mote


def chain(x, y, top, bottom, mat):
    """Pull chain of beads, a larger ball at its end."""
    n = int((top - bottom) / 0.075)
    for k in range(n):
        S.sphere(0.026, mat, (x, y, top - 0.075 * k), seg=14)
    S.sphere(0.085, mat, (x, y, bottom - 0.06), seg=32)


def open_book(at, turn=0):
    """Open book lying flat: cover, and two curved blocks of pages with lines of print."""
    parts = [S.place(S.box(3.1, 2.1, 0.05, 0.02, M.matte('#8a4a33', 0.7)), (0, 0, 0))]
    page, print_ = M.paper('#d9cfba'), M.matte('#77705f', 0.9)
    for s in (-1, 1):
        def f(u, v, s=s):
            t = abs(u)
            return (s * (0.01 + 1.46 * t), (v - 0.5) * 1.98, 0.05 + 0.20 * math.sin(math.pi * min(1, 0.1 + t) ** 0.7) ** 0.8 * (1 - 0.3 * t) + 0.02)
        parts.append(S.grid(f, 40, 2, page))
        for e in (0, 1):
            parts.append(S.grid(lambda u, v, e=e: (f(u, e)[0], f(u, e)[1], 0.04 + (f(u, e)[2] - 0.04) * v), 40, 1, M.pages('#cfc4ac', 140)))
        parts.append(S.grid(lambda u, v: (f(1, 0)[0], (u - 0.5) * 1.98, 0.04 + (f(1, 0)[2] - 0.04) * v), 1, 1, page))
        R = S.rng(4)
        for k in range(17):
            end = 0.5 if k % 6 == 5 else R.uniform(0.86, 0.88)
            v = 0.88 - 0.045 * k

            def line(a, b, v=v, end=end, f=f):
                q = f(0.12 + (end - 0.12) * a, v + (b - 0.5) * 0.014)
                return (q[0], q[1], q[2] + 0.004)
            parts.append(S.grid(line, 24, 1, print_))
    S.group(parts, at, (0, 0, turn))


# ---------------------------------------------------------------- table lamps
def table_lamp(shade):
    """Brass lamp with a lit linen shade and a pull chain."""
    brass = M.metal(BRASS, 0.27, 0.4)
    S.lathe([(0, 0), (0.78, 0.0, 0.03), (0.80, 0.05, 0.04), (0.78, 0.11, 0.04), (0.22, 0.17, 0.08), (0.085, 0.24, 0.06), (0.075, 0.5), (0.075, 2.35, 0.02),
             (0.13, 2.38, 0.02), (0.13, 2.45, 0.02), (0.06, 2.5), (0.06, 2.9), (0.13, 2.92, 0.02), (0.13, 3.2), (0, 3.2)], brass, name='stand')
    pale = M.rgb(shade)[1] > 0.4
    cloth = lit(M.fabric(shade, 330, 90, bump=0.35, melange=0.3), 2.6 if pale else 1.5, 3.4, 0.95, 0.5 if pale else 0.93)
    outer = S.lathe([(1.50, 2.62), (0.88, 4.62)], cloth, 160, name='shade')
    inner = S.lathe([(1.48, 2.62), (0.86, 4.62)], lit(M.paper('#e8dcc4'), 1.9, 3.4, 1.2, 0.3), 160, name='liner')
    edge = lit(M.matte(shade, 0.8), 0.25, keep=0.8)
    rims = [S.tube([(*p, z) for p in S.circle(r - 0.005, 72)], 0.022, edge, smooth=0, closed=True, seg=10) for r, z in ((1.50, 2.63), (0.88, 4.61))]
    unshadowed(outer, inner, *rims)
    chain(0.62, -0.55, 2.85, 2.02, brass)
    bulb((0, 0, 3.3), 150, 0.5)
    return dict(elev=5, azim=-8, fill=0.80, gain=0.86)


def globe_lamp(lit_up=True):
    """Mouth-blown opal globe on a turned brass foot."""
    brass = M.metal(BRASS, 0.26, 0.5)
    S.lathe([(0, 0), (0.60, 0.0, 0.03), (0.62, 0.05, 0.03), (0.60, 0.11, 0.04), (0.20, 0.20, 0.12), (0.13, 0.36, 0.1), (0.16, 0.55, 0.1), (0.46, 0.78, 0.06), (0.50, 0.90, 0.02), (0.47, 0.91)],
            brass, name='foot')
    glass = opal()
    if lit_up:
        lit(glass, 1.6, -0.2, 2.0, 0.3, 0.5)
    S.sphere(1.0, glass, (0, 0, 1.80), seg=128)
    S.place(S.lathe([(0.05, 0), (0.05, 0.02, 0.008), (0, 0.02)], M.matte('#5b4a2c', 0.5), 32), (0, -0.52, 0.105), (8, 0, 0))
    return dict(elev=7, fill=0.66, gain=0.84)


# ---------------------------------------------------------------- desk lamps
def arc_lamp(color, book=False, phone=False):
    """Desk lamp: one bent tube from a round base to a small dome; `book` or `phone` lies under it."""
    coat, brass = M.matte(color, 0.42, 0.05, 90), M.metal(BRASS, 0.27, 0.4)
    S.lathe([(0, 0), (0.82, 0.0, 0.02), (0.85, 0.03, 0.03), (0.85, 0.15, 0.05), (0.80, 0.175, 0.02), (0, 0.178)], coat, name='base')
    S.lathe([(0.50, 0.176), (0.50, 0.181, 0.003), (0.48, 0.181, 0.003), (0.48, 0.176)], M.matte(M.shade(color, 1.9), 0.6), name='pad')
    path = [(0.62, 0, 0.15), (0.62, 0, 1.6), (0.62, 0, 2.7), (0.42, 0, 3.45), (-0.10, 0, 3.85), (-0.72, 0, 3.82), (-1.12, 0, 3.52)]
    S.tube(path, 0.052, coat, smooth=14, seg=24)
    S.place(S.lathe([(0.075, 0), (0.10, 0.0, 0.02), (0.10, 0.10, 0.02), (0.06, 0.13)], brass), (0.62, 0, 0.17))
    head = [S.lathe([(0.10, 0.62), (0.10, 0.50, 0.02), (0.15, 0.46, 0.02), (0.15, 0.40)], brass, name='neck'),
            S.lathe([(0.62, 0.0, 0), (0.635, 0.0, .01), (0.63, 0.03, 0.02), (0.52, 0.27, 0.12), (0.22, 0.43, 0.1), (0, 0.44)], coat, name='dome'),
            S.lathe([(0.62, 0.0), (0.60, 0.03, 0.02), (0.50, 0.24, 0.1), (0.2, 0.40, 0.1), (0, 0.41)], lit(M.paper('#e8dcc4'), 1.7, keep=0.3), name='inside'),
            S.lathe([(0.46, 0.10, 0), (0.47, 0.075, 0.02), (0.44, 0.06, 0.02), (0, 0.055)], lit(opal(), 2.4, keep=0.3), name='diffuser')]
    unshadowed(*head)
    S.group(head, (-1.28, -0.06, 2.97), (-24, 14, 0))
    bulb((-1.34, -0.12, 2.92), 130, 0.28)
    if book:
        open_book((-1.75, -0.95, 0), 12)
    if phone:
        parts = [S.outline(S.rounded_rect(0.72, 1.48, 0.12), 0.08, M.matte('#b9b2a4', 0.4), 0.02),
                 S.place(S.outline(S.rounded_rect(0.66, 1.42, 0.10), 0.006, M.plastic('#14181a', 0.4), 0.002), (0, 0, 0.078))]
        S.group(parts, (0, -0.12, 0.184), (0, 0, 24))
    return dict(elev=9, azim=-18, fill=0.80, gain=0.92)


def dome(w, d, h, mat, e=0.62, name='dome'):
    """Upper half of a super-ellipsoid: an oblong shade, open below."""
    def p(x, k):
        return math.copysign(abs(x) ** k, x)

    def f(u, v):
        a, b = u * S.TAU, v * math.pi / 2
        return (w / 2 * p(math.cos(b), e) * p(math.cos(a), e), d / 2 * p(math.cos(b), e) * p(math.sin(a), e), h * p(math.sin(b), 0.9))
    return S.grid(f, 160, 40, mat, name, wrap_u=True)


def student_lamp(color):
    """Library lamp: stepped brass foot, pull chain, oblong enamelled shade."""
    brass = M.metal('#b98f4c', 0.25, 0.5)
    S.lathe([(0, 0), (0.90, 0.0, 0.02), (0.92, 0.04, 0.03), (0.90, 0.10, 0.03), (0.70, 0.13, 0.02), (0.68, 0.19, 0.03), (0.24, 0.26, 0.08), (0.12, 0.42, 0.08), (0.085, 0.7, 0.1),
             (0.085, 1.45, 0.02), (0.15, 1.49, 0.03), (0.15, 1.57, 0.03), (0.085, 1.61, 0.02), (0.085, 2.9), (0, 2.9)], brass, name='stand')
    enamel = M.ceramic(color, 0.16)
    shade = [dome(2.75, 1.36, 0.70, enamel), S.place(dome(2.69, 1.30, 0.665, lit(M.ceramic('#e6dcc6', 0.3), 1.6, keep=0.35), name='inside'), (0, 0, 0.002))]
    ring = [(1.375 * math.copysign(abs(math.cos(a)) ** 0.62, math.cos(a)), 0.68 * math.copysign(abs(math.sin(a)) ** 0.62, math.sin(a)), 0.0) for a in (S.TAU * k / 160 for k in range(160))]
    shade.append(S.tube(ring, 0.026, brass, smooth=0, closed=True, seg=12))
    shade.append(S.lathe([(0, 0.69), (0.13, 0.69, 0.01), (0.13, 0.72, 0.02), (0.05, 0.76, 0.02), (0.05, 0.79, 0.01), (0.085, 0.85, 0.03), (0.05, 0.92, 0.03), (0, 0.925)], brass, name='finial'))
    unshadowed(shade[1])
    S.group(shade, (0, -0.10, 2.42), (-13, 0, 0))
    S.place(S.lathe([(0.05, 0), (0.16, 0.04, 0.02), (0.16, 0.34, 0.1), (0.05, 0.42)], lit(opal(), 2.2, keep=0.2), 64), (0, -0.25, 2.40), (90, 0, 90))
    chain(0.46, -0.52, 2.42, 1.78, brass)
    bulb((0, -0.3, 2.3), 80, 0.3)
    return dict(elev=8, azim=-22, fill=0.74, gain=0.92)


def clip_light(color, clipped=False):
    """Reading light on a bent neck; stands on its closed clip, or is `clipped` to the edge of a shelf."""
    coat, dark = M.matte(color, 0.45, 0.05, 90), M.matte('#3a3a38', 0.6, 0.1, 60)
    jaw = S.fillet([(0, -0.26), (0.62, -0.30, 0.1), (0.78, 0.0, 0.2), (0.62, 0.30, 0.1), (-0.42, 0.30, 0.14), (-0.42, -0.30, 0.14), (0, -0.30)], 8)[1:-1]
    ring = [tuple(p) for p in jaw]
    gap = 0.24 if clipped else 0.06
    parts = [S.outline(ring, 0.11, coat, 0.045),
             S.place(S.outline(ring, 0.11, coat, 0.045), (0, 0, 0.11 + gap)),
             S.place(S.outline(S.rounded_rect(0.56, 0.44, 0.1), 0.03, dark, 0.012), (0.34, 0, 0.11)),
             S.place(S.outline(S.rounded_rect(0.56, 0.44, 0.1), 0.03, dark, 0.012), (0.34, 0, 0.08 + gap)),
             S.place(S.lathe([(0, -0.345), (0.08, -0.345, 0.02), (0.08, 0.345, 0.02), (0, 0.345)], M.metal(BRASS, 0.27, 0.4), 48), (-0.30, 0, 0.11 + gap / 2), (90, 0, 0))]
    z = 0.22 + gap
    parts.append(S.lathe([(0.15, z - 0.02), (0.15, z + 0.07, 0.02), (0.11, z + 0.12, 0.03), (0.055, z + 0.14)], coat, name='socket'))
    neck = [(0, 0, z + 0.1), (0.02, 0, z + 0.7), (0.20, 0, z + 1.35), (0.15, 0, z + 2.05), (-0.35, 0, z + 2.42), (-0.85, 0, z + 2.28)]
    rubber = M.matte('#4a4742' if color != '#2b3234' else '#6b665c', 0.6)
    parts.append(S.tube(neck, 0.052, rubber, smooth=14, seg=20))
    path = S.catmull(neck, 24)
    for k in range(2, len(path) - 2, 2):                          # rings of the bendable neck
        t = (path[k + 1] - path[k - 1]).normalized()
        parts.append(S.place(S.lathe([(0.05, -0.016), (0.062, 0.0, 0.01), (0.05, 0.016)], rubber, 24), path[k], [math.degrees(a) for a in t.to_track_quat('Z', 'Y').to_euler()]))
    head = [S.lathe([(0.055, 0.52), (0.10, 0.50, 0.02), (0.13, 0.32, 0.03), (0.30, 0.16, 0.12), (0.335, 0.02, 0.02), (0.33, 0.0, 0.01), (0.31, 0.0)], coat, name='head'),
            S.lathe([(0.31, 0.01), (0.0, 0.012)], lit(opal(), 2.2, keep=0.3), name='diffuser')]
    lamp = S.group(head, (-1.18, 0, z + 1.93), (0, 38, 0))
    warm = bulb((-1.48, 0, z + 1.55), 14, 0.12)
    if clipped:
        wood = M.wood('#9a6a44', '#553520', 1.0, 'X')
        S.box(3.6, 1.5, 0.23, 0.035, wood, loc=(0.1, 0, 0.615))
        for x in (-1.45, 1.65):
            S.box(0.2, 1.3, 0.63, 0.03, wood, loc=(x, 0, 0))
        S.group([*parts, lamp, warm], (-0.35, -0.62, 0.5), (0, 0, 90))
    else:
        S.group([*parts, lamp, warm], rot=(0, 0, 0))
    return dict(elev=10, azim=-22, fill=0.74, gain=0.9)
