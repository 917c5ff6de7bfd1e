"""Lamps that hang, glow on walls or stand on the floor. Units: 1 = 10 cm; pendants hang before the wall by a cord that leaves the picture."""
import math
import materials as M
import shapes as S
from mathutils import Vector
from models.lighting import BRASS, before_wall, bulb, cable, lit, opal, unshadowed


def washi(color, ribs=0.0, name='washi'):
    """Handmade paper: long fibres, thin clouds, and the shadow of the ribs it is pasted on (`ribs` a unit of height)."""
    g = M.Graph(name)
    p = g.coord()
    long_ = g.noise(g.coord(scale=(1.2, 1.2, 9), rot=(0.3, 0.2, 0)), 3.0, 4, 0.6, 1.2)
    cross = g.noise(g.coord(scale=(7, 7, 1.0), rot=(0.5, -0.4, 0.2)), 2.6, 4, 0.6, 1.0)
    fibre = g.math('MAXIMUM', g.ramp(long_, (0.60, 0.0), (0.66, 0.55), (0.72, 0.0)), g.ramp(cross, (0.60, 0.0), (0.66, 0.55), (0.72, 0.0)))
    base = g.mix(g.noise(p, 1.2, 4), M.shade(color, 0.80), color)
    base = g.mix(g.math('MULTIPLY', fibre, 0.6), base, '#9a7748')
    if ribs:
        z = g.n('SeparateXYZ', Vector=p).outputs[2]
        rib = g.ramp(g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', z, math.pi * ribs))), (0.0, 1.0), (0.16, 0.0))
        base = g.mix(g.math('MULTIPLY', rib, 0.55), base, '#8a6237')
    return g.done(g.principled(Base_Color=base, Roughness=0.85, Specular=0.15, Normal=g.bump(g.noise(p, 9, 4), 0.15, 0.02)), lamp=False)


# ---------------------------------------------------------------- pendants
def pendant(color):
    """Deep spun shade, cream inside, on a woven cord with a brass cap."""
    coat, brass = M.matte(color, 0.38, 0.04, 80), M.metal(BRASS, 0.27, 0.4)
    prof = [(1.80, 0.0), (1.79, 0.06), (1.70, 0.48), (1.46, 0.98), (1.02, 1.40), (0.52, 1.62), (0.22, 1.70)]
    shell = S.lathe(prof, coat, 192, smooth=8, name='shade')
    inner = S.lathe([(r - 0.025, z) for r, z in prof], lit(M.matte('#e3d8c2', 0.6), 1.25, 0.95, 0.8, 0.35), 192, smooth=8, name='lining')
    S.tube([(*p, 0.0) for p in S.circle(1.79, 120)], 0.024, coat, smooth=0, closed=True, seg=12)
    S.lathe([(0.24, 1.68), (0.25, 1.72, 0.02), (0.25, 1.95, 0.03), (0.13, 2.02, 0.05), (0.06, 2.05), (0.045, 2.2), (0, 2.2)], brass, name='cap')
    S.sphere(0.30, lit(opal(), 2.6, keep=0.2), (0, 0, 0.55))
    unshadowed(inner)
    cable(shell, 2.15, M.matte('#4a4138' if color != '#2b3234' else '#2b2b2a', 0.8, 0.3, 60))
    bulb((0, 0, 0.25), 90, 0.4)
    before_wall(5.2)
    return dict(scene='wall', elev=-7, azim=-8, fill=0.66, drop=-0.04, gain=1.0)


CLOUD = (((0, 0, 0), 1.25), ((-1.15, 0.1, -0.12), 0.92), ((1.10, -0.1, -0.18), 0.98), ((0.45, 0.1, 0.42), 0.98), ((-0.55, -0.35, 0.30), 0.92),
         ((0.35, -0.75, -0.12), 0.86), ((-0.35, 0.70, -0.1), 0.9), ((1.72, 0.1, -0.30), 0.62), ((-1.72, 0.0, -0.30), 0.58))


def cloud_radius(d):
    """How far the paper cloud reaches in the direction `d`: the softened outermost of its round lobes."""
    total = 0.0
    for c, r in CLOUD:
        b = d.dot(Vector(c))
        q = b * b - Vector(c).length_squared + r * r
        if q > 0 and b + math.sqrt(q) > 0:
            total += math.exp(11.0 * (b + math.sqrt(q)))
    return math.log(total) / 11.0


def paper_cloud():
    """Lit cloud of mulberry paper over split bamboo."""
    def f(u, v):
        a, b = u * S.TAU, (v - 0.5) * math.pi * 0.985
        d = Vector((math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b)))
        p = d * cloud_radius(d)
        return (p.x, p.y * 0.86, p.z)
    paper = lit(washi('#e6dac2'), 1.8, -0.15, 1.15, 0.55, 0.4)
    cloud = S.grid(f, 240, 120, paper, 'cloud', wrap_u=True)
    strip = lit(M.matte('#b99d6c', 0.7), 0.5, keep=0.8)
    for k in range(10):
        S.tube([[1.001 * x for x in f(k / 10 + 0.03, 0.02 + 0.96 * j / 60)] for j in range(61)], 0.008, strip, smooth=0, seg=6, caps=False)
    S.tube([(*p, -1.235) for p in S.circle(0.16, 40)], 0.03, M.wood('#b08a58', '#7a5a34', 2.0), smooth=0, closed=True, seg=10)
    S.lathe([(0.10, 1.30), (0.12, 1.32, 0.02), (0.12, 1.50, 0.03), (0.04, 1.55)], M.metal(BRASS, 0.27, 0.4), name='cap')
    unshadowed(cloud)
    cable(cloud, 1.5, M.matte('#d5c9b2', 0.8))
    bulb((0, 0, 0), 70, 0.8)
    before_wall(3.6)
    return dict(scene='wall', elev=-2, azim=-6, fill=0.70, drop=-0.03, gain=0.85)


# ---------------------------------------------------------------- wall and floor
def pebble_light(color):
    """Ceramic pebble that stands off the wall and glows round its edge."""
    stone = S.wobble(S.superbox(2.5, 2.05, 0.62, M.ceramic(color, 0.55, speckle=0.55, speckle_color='#6b5a48'), 0.93, 128), 0.10, 0.55, 3)
    S.place(stone, (0, 0, 0.52))
    ring = S.lathe([(0.55, 0.16), (0.80, 0.16), (0.80, 0.10), (0.55, 0.10)], M.emission('#ffb566', 22.0), 96, name='light')
    ring.active_material.cycles.sample_as_light = True
    plate = S.lathe([(0, 0), (0.52, 0, 0.01), (0.52, 0.3)], M.metal(BRASS, 0.3), name='plate')
    S.group([stone, ring, plate], rot=(90, 0, 0))
    return dict(scene='wall', elev=3, azim=-16, fill=0.54, gain=1.08)


def floor_lamp():
    """Tall lantern of rice paper on bamboo hoops, on three walnut legs."""
    walnut = M.wood('#8a5c3b', '#4a2c1a', 0.8, 'Z')
    paper = lit(washi('#e2d6bd', 2.0), 1.8, 6.0, 4.6, 0.55, 0.42)
    prof = [(1.55 + 0.22 * math.sin(math.pi * t) + 0.028 * abs(math.sin(math.pi * 19 * t)), 2.6 + 9.5 * t) for t in (k / 190 for k in range(191))]
    shade = S.lathe(prof, paper, 160, name='paper')
    inner = S.lathe([(r - 0.04, z) for r, z in prof], lit(M.paper('#e6dac2'), 1.3, keep=0.4), 96, name='inside')
    for z in (2.6, 12.1):
        S.lathe([(1.50, z - 0.10), (1.62, z - 0.10, 0.03), (1.62, z + 0.10, 0.03), (1.50, z + 0.10)], walnut, name='hoop')
    for k in range(3):
        a = math.radians(90 + 120 * k + 30)
        c, s = math.cos(a), math.sin(a)
        S.tube([(c * 1.95, s * 1.95, 0.03), (c * 1.72, s * 1.72, 1.4), (c * 1.50, s * 1.50, 3.2)], 0.1, walnut, radii=[0.085, 0.12, 0.12], seg=24)
    S.lathe([(0, 2.15), (1.62, 2.15, 0.04), (1.62, 2.27, 0.04), (0, 2.27)], walnut, name='tray')
    S.sphere(0.07, M.metal(BRASS, 0.27), (0.95, -1.25, 1.75))
    S.tube([(0.95, -1.25, 2.15), (0.95, -1.25, 1.78)], 0.014, M.matte('#c9b892', 0.8), smooth=3, seg=8)
    unshadowed(shade, inner)
    bulb((0, 0, 5.5), 900, 1.2)
    return dict(elev=6, azim=-10, fill=0.86, gain=0.86)
