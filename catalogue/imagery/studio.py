"""The studio: cyclorama, softboxes, camera, colour management. Constant for every product, so the catalogue matches.

A finished product is scaled to a bounding radius of 1, put on the floor and framed automatically.
"""
import math
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from develop import BASE_EXPOSURE, untone
import materials as M
import shapes as S

TINTS = {                                     # colors of the backdrop in the finished picture
    'sage': '#dfe6dc', 'moss': '#cfdccf', 'mist': '#dde5ea', 'lilac': '#e4e2ee', 'stone': '#e6e3dc', 'cream': '#f3eee3',
    'sand': '#efe5d3', 'butter': '#f5e8c8', 'clay': '#efdccd', 'blush': '#f0e0da',
}
# Light on the backdrop, at its bottom and at its top. Its color compensates for it, so that the picture shows the tint.
BACKDROP_LIGHT = {'cyc': (1.8, 1.2), 'wall': (1.15, 1.15)}
BACKDROP_GLOW = (0.15, 0.72)  # share of the brightness without shadows, near the product and far from it, so that corners stay bright
GLOW_FROM = (1.6, 5.0)        # distances of near and far
BOUNCE = 0.8                  # share of the color that the backdrop reflects onto the product
SWEEP_TOP = 2.5               # height of the upper light value
BACKDROP_PASS = 'backdrop'    # render pass with the share of the backdrop in each pixel


def reset(width=960, height=960, samples=24, threads=2, seed=0, fast=False):
    """Creates an empty scene with the settings of render, camera and world."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.render.resolution_x, s.render.resolution_y = width, height
    s.render.resolution_percentage = 100
    s.render.threads_mode, s.render.threads = 'FIXED', threads
    c = s.cycles
    c.device = 'CPU'
    c.samples, c.seed = samples, seed
    c.use_denoising = False                   # Debian builds have no OpenImageDenoise; see denoise.py
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.05, 6
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 8, 2, 2, 8
    c.transparent_max_bounces = 12
    c.use_fast_gi, c.fast_gi_method, c.ao_bounces_render = fast, 'REPLACE', 1    # fast: ambient occlusion after one bounce
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 3.0, 12.0, 0.6
    c.use_auto_tile = False
    s.view_layers[0].use_pass_normal = s.view_layers[0].use_pass_diffuse_color = True
    s.view_layers[0].use_pass_glossy_color = s.view_layers[0].use_pass_transmission_color = True
    aov = s.view_layers[0].aovs.add()
    aov.name, aov.type = BACKDROP_PASS, 'VALUE'
    s.render.film_transparent = False
    s.render.use_persistent_data = True
    s.view_settings.view_transform = 'Standard'    # the tone curve is in develop.py
    w = bpy.data.worlds.new('world')
    s.world = w
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (0.93, 0.97, 1.0, 1)
    w.node_tree.nodes['Background'].inputs[1].default_value = 0.20
    return s


def backdrop(tint='sage', kind='cyc'):
    """kind 'cyc' = seamless floor-to-wall sweep; 'wall' = flat wall just behind (clocks, mirrors). Writes its visible area to the backdrop pass."""
    mat = _backdrop_paint(TINTS.get(tint, tint), BACKDROP_LIGHT[kind])
    if kind == 'wall':
        return S.grid(lambda u, v: ((u - .5) * 60, 0, (v - .5) * 60), 1, 1, mat, 'backdrop')
    prof = S.fillet([(-22, 0), (5.5, 0, 4.0), (8.5, 26)], 24)
    n = len(prof) - 1
    return S.grid(lambda u, v: ((u - .5) * 90, prof[round(v * n)][0], prof[round(v * n)][1]), 1, n, mat, 'backdrop')


def _backdrop_paint(tint, light):
    """Matte paint that the camera sees in the tint under any light, also through glass. A plainer, darker tint reflects light."""
    g = M.Graph('backdrop')
    plain = M.rgb(tint)
    wanted = [c / 2 ** BASE_EXPOSURE for c in untone(plain[:3])]
    place = g.n('NewGeometry').outputs['Position']
    height = g.n('SeparateXYZ', Vector=place).outputs[2]
    up = g.ramp(g.math('MULTIPLY', height, 1 / SWEEP_TOP), (0.0, 0.0), (1.0, 1.0), interp='EASE')
    away = g.n('VectorMath', {'operation': 'LENGTH'}, Vector=place).outputs['Value']
    away = g.math('DIVIDE', g.math('SUBTRACT', away, GLOW_FROM[0]), GLOW_FROM[1] - GLOW_FROM[0], True)
    share = g.math('ADD', g.math('MULTIPLY', away, BACKDROP_GLOW[1] - BACKDROP_GLOW[0]), BACKDROP_GLOW[0])
    low, high = (tuple(c / k for c in wanted) + (1,) for k in light)
    seen = g.mix(share, g.mix(up, low, high), (0.0, 0.0, 0.0, 1.0))
    path = g.n('LightPath')
    by_eye = g.math('MAXIMUM', path.outputs['Is Camera Ray'], path.outputs['Is Transmission Ray'])
    aov = g.n('OutputAOV', Value=1.0)
    aov.name = BACKDROP_PASS
    paint = g.n('BsdfDiffuse', Color=g.mix(by_eye, tuple(c * BOUNCE for c in plain[:3]) + (1,), seen)).outputs[0]
    glow = g.n('Emission', Color=tuple(wanted) + (1,), Strength=g.math('MULTIPLY', by_eye, share)).outputs[0]
    both = g.n('AddShader')
    g._set(both.inputs[0], paint)
    g._set(both.inputs[1], glow)
    return g.done(both.outputs[0], lamp=False)


def softbox(name, loc, target, size, power, color=(1, 1, 1), spread=180):
    """Adds an area light. (A textured softbox looks no better and takes twice the render time.)"""
    la = bpy.data.lights.new(name, 'AREA')
    la.shape, (la.size, la.size_y) = 'RECTANGLE', size
    la.energy, la.color = power, color
    la.spread = math.radians(spread)           # < 180 fades the edge of the beam: no hard terminator on the wall
    ob = bpy.data.objects.new(name, la)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = False
    return ob


def lights(mood='day', mul=1.0):
    k = {'day': 1.0, 'evening': 0.5}[mood] * mul
    aim = (0, 0, 0.7)
    softbox('key', (-4.6, -3.2, 5.0), aim, (3.0, 3.0), 860 * k, (1.0, 0.96, 0.91))
    softbox('fill', (5.5, -4.0, 2.8), aim, (4.5, 4.5), 95 * k, (0.90, 0.95, 1.0))
    softbox('rim', (3.6, 3.4, 4.2), (0, 0, 0.8), (1.2, 3.6), 240 * k, spread=95)
    softbox('top', (0, 2.2, 7.0), (0, 1.2, 0), (7.0, 5.0), 300 * k)


def wall_lights(mul=1.0):
    """Frontal set for kind='wall' (the wall is the xz plane)."""
    softbox('key', (-4.4, -4.2, 4.6), (0, 0, 0), (2.8, 2.8), 950 * mul, (1.0, 0.965, 0.92))
    softbox('fill', (5.0, -5.0, 0.5), (0, 0, 0), (5, 5), 290 * mul, (0.92, 0.96, 1.0))


def lamp_light(loc, watts, radius=0.15, color=(1.0, 0.78, 0.5)):
    """A bulb inside a product (energy in scene watts at product scale; rescaled by render.py)."""
    la = bpy.data.lights.new('bulb', 'POINT')
    la.energy, la.color, la.shadow_soft_size = watts, color, radius
    ob = bpy.data.objects.new('bulb', la)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    ob.visible_camera = False
    return ob


def normalise(objs):
    """Parent roots to one empty, scale to bounding radius 1, stand on z=0. Returns the empty."""
    bpy.context.view_layer.update()
    def top(o):
        return top(o.parent) if o.parent else o
    roots = {top(o).name: top(o) for o in objs}.values()
    e = bpy.data.objects.new('product', None)
    bpy.context.scene.collection.objects.link(e)
    for o in roots:
        o.parent = e
    pts = points(objs)
    lo, hi = bounds(pts)
    k = 2.0 / max((hi - lo).length, 1e-6)
    e.scale = (k, k, k)
    e.location = (-(lo.x + hi.x) / 2 * k, -(lo.y + hi.y) / 2 * k, -lo.z * k + 0.003)
    bpy.context.view_layer.update()
    return e, k


def points(objs, limit=4000):
    """Returns points of the meshes in world space, with modifiers, at most about `limit` of each."""
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for o in objs:
        if o.type != 'MESH':
            continue
        ev = o.evaluated_get(dg)
        vs = ev.data.vertices
        step = max(1, len(vs) // limit)
        out += [o.matrix_world @ vs[i].co for i in range(0, len(vs), step)]
    return out


def camera(objs, lens=70, elev=12, azim=0, fill=0.66, drop=0.015, aim_at=None, zoom=1.0, side=0.0):
    """Look at the product from `azim` degrees (0 = front) and `elev` degrees up; fit it to `fill` of the frame, `side` of its width right of the middle.
    Then, for details: look at `aim_at` (0-1 along each side of its box) from `zoom` times nearer."""
    sc = bpy.context.scene
    cd = bpy.data.cameras.new('camera')
    cd.lens, cd.sensor_width = lens, 36
    cam = bpy.data.objects.new('camera', cd)
    sc.collection.objects.link(cam)
    sc.camera = cam
    pts = points(objs)
    lo, hi = bounds(pts)
    aim, dist = (lo + hi) / 2, 8.0
    a, e = math.radians(azim), math.radians(elev)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    cam.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()
    ratio = sc.render.resolution_x / sc.render.resolution_y
    for _ in range(8):
        cam.location = aim + d * dist
        x0, y0, x1, y1 = frame_box(pts)
        w = dist * 36 / lens * min(1, ratio)                   # frame width at the aim plane
        R = cam.matrix_world.to_3x3()
        aim = aim + R @ Vector((((x0 + x1) / 2 - 0.5 - side) * w, ((y0 + y1) / 2 - 0.5 + drop) * w / ratio, 0))
        dist *= max((x1 - x0) / (1 - 2 * abs(side)), y1 - y0) / fill    # a product off the middle has less width
    if aim_at:
        aim = Vector([lo[i] + (hi[i] - lo[i]) * aim_at[i] for i in range(3)])
    if aim_at or zoom != 1.0:
        cam.location = aim + d * dist / zoom
    return cam


def bounds(pts):
    """Returns the lowest and highest corner of the bounding box of points."""
    return (Vector([f(p[i] for p in pts) for i in range(3)]) for f in (min, max))


def frame_box(pts):
    """Returns left, bottom, right and top of points in the frame, 0-1."""
    sc = bpy.context.scene
    bpy.context.view_layer.update()
    q = [world_to_camera_view(sc, sc.camera, p) for p in pts]
    return min(p.x for p in q), min(p.y for p in q), max(p.x for p in q), max(p.y for p in q)
