"""blender -b -P render.py -- --only cloud-glaze-mug/amber --size 960 --samples 28 --out DIR [--fast] [--no-denoise] [--list]"""
import argparse
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy                                                     # noqa: E402
import numpy as np                                             # noqa: E402
import studio                                                  # noqa: E402
import shotlist                                                # noqa: E402
from denoise import denoise                                    # noqa: E402


def read(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Linear'
    w, h = im.size
    buf = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(buf)
    bpy.data.images.remove(im)
    return buf.reshape(h, w, 4)[..., :3]


def passes_to(folder, tag, with_features):
    """Route the render passes to float EXR files through the compositor."""
    s = bpy.context.scene
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers')
    fo = t.nodes.new('CompositorNodeOutputFile')
    fo.base_path = folder
    fo.format.file_format, fo.format.color_depth = 'OPEN_EXR', '32'
    fo.file_slots.clear()
    names = ['Image'] + (['Normal', 'DiffCol', 'GlossCol', 'TransCol'] if with_features else [])
    for nm in names:
        fo.file_slots.new('%s_%s_' % (tag, nm))
        t.links.new(rl.outputs[nm], fo.inputs[-1])
    t.links.new(rl.outputs['Image'], t.nodes.new('CompositorNodeComposite').inputs[0])


def render(name, model, recipe, size, samples, out, dn=True, threads=2, fast=False):
    t0, c0 = time.time(), sum(os.times()[:2])
    s = studio.reset(size, max(8, samples // 2) if dn else samples, threads, fast=fast)
    vl = s.view_layers[0]
    vl.use_pass_normal = vl.use_pass_diffuse_color = vl.use_pass_glossy_color = vl.use_pass_transmission_color = True
    shot = dict(shotlist.SHOT)
    shot.update(model(**{k: v for k, v in recipe.items() if k not in shotlist.SHOT}) or {})
    shot.update({k: v for k, v in recipe.items() if k in shotlist.SHOT})
    objs = [o for o in s.objects if o.type == 'MESH']
    wall = shot['scene'] == 'wall'
    root, k = studio.normalise(objs)
    for o in s.objects:                                        # product-local lights follow the scale
        if o.type == 'LIGHT':
            o.data.energy *= k * k
            o.data.shadow_soft_size *= k
    if wall:
        root.location = (root.location.x, 0, -1e-3)
        pts = studio.points(objs)
        root.location.y -= max(p.y for p in pts)
        root.location.z -= (max(p.z for p in pts) + min(p.z for p in pts)) / 2
        studio.wall_lights(shot['gain'])
    else:
        studio.lights(shot['mood'], shot['gain'])
    studio.camera(objs, shot['lens'], shot['elev'], shot['azim'], shot['fill'], shot['drop'], shot['aim'], shot['zoom'])
    studio.backdrop(shot['tint'], 'wall' if wall else 'cyc')
    s.view_settings.exposure = shot['exposure']
    dst = os.path.join(out, name + '.png')
    os.makedirs(os.path.dirname(dst), exist_ok=True)
    s.render.image_settings.file_format = 'PNG'
    s.render.image_settings.color_mode = 'RGB'
    with tempfile.TemporaryDirectory() as tmp:
        passes_to(tmp, 'a', True)
        bpy.ops.render.render()
        t1 = time.time()
        frame = '%04d.exr' % s.frame_current
        img = read('%s/a_Image_%s' % (tmp, frame))
        if dn:
            s.cycles.seed = 91
            passes_to(tmp, 'b', False)
            bpy.ops.render.render()
            t1 = time.time()
            B = read('%s/b_Image_%s' % (tmp, frame))
            alb = sum(read('%s/a_%s_%s' % (tmp, p, frame)) for p in ('DiffCol', 'TransCol'))
            gl = read('%s/a_GlossCol_%s' % (tmp, frame))
            alb = np.where(alb.sum(-1, keepdims=True) > 0.02, alb, gl)
            img = denoise(img, B, alb, read('%s/a_Normal_%s' % (tmp, frame)))
    t2 = time.time()
    h, w = img.shape[:2]
    res = bpy.data.images.new('result', w, h, float_buffer=True)
    res.colorspace_settings.name = 'Linear'
    res.pixels.foreach_set(np.concatenate([img, np.ones((h, w, 1), np.float32)], -1).ravel())
    s.use_nodes = False
    res.save_render(dst, scene=s)
    print('DONE %s render %.0fs denoise %.0fs total %.0fs cpu %.0fs' % (name, t1 - t0, t2 - t1, time.time() - t0, sum(os.times()[:2]) - c0), flush=True)


def main():
    argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    p = argparse.ArgumentParser()
    p.add_argument('--only', default='', help='comma-separated names, product or product/view; default all')
    p.add_argument('--size', type=int, default=960)
    p.add_argument('--samples', type=int, default=28)
    p.add_argument('--threads', type=int, default=2)
    p.add_argument('--out', default='out')
    p.add_argument('--no-denoise', action='store_true')
    p.add_argument('--fast', action='store_true', help='approximate bounce light: a third less time, a little cooler and flatter')
    p.add_argument('--missing', action='store_true', help='skip what is in the folder already')
    p.add_argument('--list', action='store_true')
    a = p.parse_args(argv)
    shots = shotlist.load()
    wanted = [w for w in a.only.split(',') if w]
    for name, (model, recipe) in shots.items():
        if wanted and name not in wanted and name.split('/')[0] not in wanted:
            continue
        if a.missing and os.path.exists(os.path.join(a.out, name + '.png')):
            continue
        if a.list:
            print(name)
            continue
        try:
            render(name, model, recipe, a.size, a.samples, a.out, not a.no_denoise, a.threads, a.fast)
        except Exception:
            import traceback
            traceback.print_exc()
            print('FAILED', name, flush=True)


main()
