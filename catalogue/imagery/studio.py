"""The studio: cyclorama, softboxes, camera, colour management. Constant for every product, so the catalogue matches.

A finished product is scaled to a bounding radius of 1, put on the floor and framed automatically.
"""
import math
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
import materials as M
import shapes as S

TINTS = {                                     # backdrop colours (scene colour, a little stronger than it renders)
    'sage': '#b4c7b6', 'moss': '#9db89f', 'mist': '#c3d0d3', 'lilac': '#c9c5dc', 'stone': '#cbc8c1', 'cream': '#e2d8c4',
    'sand': '#d9c8ab', 'butter': '#e6cd92', 'clay': '#d6b39c', 'blush': '#dfc0b6',
}


def reset(size=1000, samples=96, threads=2, seed=0, fast=False):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.render.resolution_x = s.render.resolution_y = size
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
    s.render.film_transparent = False
    s.render.use_persistent_data = True
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = 'High Contrast'
    s.view_settings.exposure = 0.0
    w = bpy.data.worlds.new('world')
    s.world = w
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (0.93, 0.97, 1.0, 1)
    w.node_tree.nodes['Background'].inputs[1].default_value = 0.20
    return s


def backdrop(tint='sage', kind='cyc'):
    """kind 'cyc' = seamless floor-to-wall sweep; 'wall' = flat wall just behind (clocks, mirrors)."""
    g = M.Graph('backdrop')
    mat = g.done(g.n('BsdfDiffuse', Color=TINTS.get(tint, tint)).outputs[0])    # cheapest closure: most pixels are backdrop
    if kind == 'wall':
        return S.grid(lambda u, v: ((u - .5) * 60, 0, (v - .5) * 60), 1, 1, mat, 'backdrop')
    prof = S.fillet([(-22, 0), (5.5, 0, 4.0), (8.5, 26)], 24)
    n = len(prof) - 1
    return S.grid(lambda u, v: ((u - .5) * 90, prof[round(v * n)][0], prof[round(v * n)][1]), 1, n, mat, 'backdrop')


def softbox(name, loc, target, size, power, color=(1, 1, 1), spread=180):
    """Plain area light. (A node-textured softbox looks no better here and costs about twice the render time.)"""
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
    k = {'day': 1.0, 'evening': 0.30}[mood] * mul
    aim = (0, 0, 0.7)
    softbox('key', (-4.6, -3.2, 5.0), aim, (3.0, 3.0), 860 * k, (1.0, 0.96, 0.91))
    softbox('fill', (5.5, -4.0, 2.8), aim, (4.5, 4.5), 95 * k, (0.90, 0.95, 1.0))
    softbox('rim', (3.6, 3.4, 4.2), (0, 0, 0.8), (1.2, 3.6), 240 * k, spread=95)
    softbox('top', (0, 2.2, 7.0), (0, 1.2, 0), (7.0, 5.0), 300 * k)


def wall_lights(mul=1.0):
    """Frontal set for kind='wall' (the wall is the xz plane)."""
    softbox('key', (-4.4, -4.2, 4.6), (0, 0, 0), (2.8, 2.8), 760 * mul, (1.0, 0.965, 0.92))
    softbox('fill', (5.0, -5.0, 0.5), (0, 0, 0), (5, 5), 230 * mul, (0.92, 0.96, 1.0))


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
    lo = Vector([min(p[i] for p in pts) for i in range(3)])
    hi = Vector([max(p[i] for p in pts) for i in range(3)])
    k = 2.0 / max((hi - lo).length, 1e-6)
    e.scale = (k, k, k)
    e.location = (-(lo.x + hi.x) / 2 * k, -(lo.y + hi.y) / 2 * k, -lo.z * k + 0.003)
    bpy.context.view_layer.update()
    return e, k


def points(objs, limit=4000):
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


def camera(objs, lens=70, elev=12, azim=0, fill=0.66, drop=0.015, aim_at=None, zoom=1.0):
    """Look at the product from `azim` degrees (0 = front) and `elev` degrees up; fit it to `fill` of the frame.
    Then, for details: look at `aim_at` (0-1 along each side of its box) from `zoom` times nearer."""
    sc = bpy.context.scene
    cd = bpy.data.cameras.new('camera')
    cd.lens, cd.sensor_width = lens, 36
    cam = bpy.data.objects.new('camera', cd)
    sc.collection.objects.link(cam)
    sc.camera = cam
    pts = points(objs)
    lo = Vector([min(p[i] for p in pts) for i in range(3)])
    hi = Vector([max(p[i] for p in pts) for i in range(3)])
    aim, dist = (lo + hi) / 2, 8.0
    a, e = math.radians(azim), math.radians(elev)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    cam.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()
    for _ in range(8):
        cam.location = aim + d * dist
        bpy.context.view_layer.update()
        q = [world_to_camera_view(sc, cam, p) for p in pts]
        x0, x1 = min(p.x for p in q), max(p.x for p in q)
        y0, y1 = min(p.y for p in q), max(p.y for p in q)
        w = dist * 36 / lens                                   # frame width at the aim plane
        R = cam.matrix_world.to_3x3()
        aim = aim + R @ Vector((((x0 + x1) / 2 - 0.5) * w, ((y0 + y1) / 2 - 0.5 + drop) * w, 0))
        dist *= max(x1 - x0, y1 - y0) / fill
    if aim_at:
        aim = Vector([lo[i] + (hi[i] - lo[i]) * aim_at[i] for i in range(3)])
    if aim_at or zoom != 1.0:
        cam.location = aim + d * dist / zoom
    return cam
