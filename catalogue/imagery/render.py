"""blender -b -P render.py -- --only cloud-glaze-mug/amber --size 360 --samples 16 --out DIR [--list] [--check] [--due]"""
import argparse
import json
import os
import sys
import tempfile
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy                                                     # noqa: E402
import numpy as np                                             # noqa: E402
import develop                                                 # noqa: E402
import studio                                                  # noqa: E402
import shotlist                                                # noqa: E402
from denoise import denoise                                    # noqa: E402
from fingerprint import fingerprint                            # noqa: E402

TAKEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'taken.json')
FEATURES = ('Normal', 'DiffCol', 'GlossCol', 'TransCol', studio.BACKDROP_PASS)
COARSE = 0.5                  # resolution of the empty backdrop, relative to the picture; it has no sharp details
MARGIN = 0.05                 # margin around the product that is rendered at full resolution, for its contact shadow
FEATHER = 0.045               # width of the blend between both; a smaller one is visible as a frame in the shadow


def read(path):
    """Returns the RGB of an EXR file, bottom row first."""
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Linear'
    w, h = im.size
    buf = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(buf)
    bpy.data.images.remove(im)
    return buf.reshape(h, w, 4)[..., :3]


def passes_to(folder, tag, features):
    """Writes the render passes to float EXR files."""
    s = bpy.context.scene
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers')
    fo = t.nodes.new('CompositorNodeOutputFile')
    fo.base_path = folder
    fo.format.file_format, fo.format.color_depth = 'OPEN_EXR', '32'
    fo.file_slots.clear()
    for nm in ('Image', *features):
        fo.file_slots.new('%s_%s_' % (tag, nm))
        t.links.new(rl.outputs[nm], fo.inputs[-1])
    t.links.new(rl.outputs['Image'], t.nodes.new('CompositorNodeComposite').inputs[0])


def build(model, recipe, size, threads=2, fast=False):
    """Sets the scene up for a recipe. Returns the shot's settings and the product's meshes."""
    shot = {**shotlist.SHOT, **{k: v for k, v in recipe.items() if k in shotlist.SHOT}}
    width = round(shot['pixels'] * size / shotlist.SHOT['pixels'])
    s = studio.reset(width, round(width / shot['ratio']), threads=threads, fast=fast)
    made = model(**{k: v for k, v in recipe.items() if k not in shotlist.SHOT}) or {}
    shot.update({k: v for k, v in made.items() if k not in recipe})
    s.cycles.adaptive_threshold /= shot['samples'] ** 0.5     # without a lower threshold, adaptive sampling would not use the additional samples
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
    studio.camera(objs, shot['lens'], shot['elev'], shot['azim'], shot['fill'], shot['drop'], shot['aim'], shot['zoom'], shot['side'])
    studio.backdrop(shot['tint'], 'wall' if wall else 'cyc')
    return shot, objs


def expose(samples, clean=True):
    """Renders the frame, or the border in it, as linear light."""
    s = bpy.context.scene
    halves = []
    with tempfile.TemporaryDirectory() as tmp:
        s.cycles.samples = max(8, samples // 2) if clean else samples
        for tag, seed in (('a', 0), ('b', 91))[:2 if clean else 1]:
            s.cycles.seed = seed
            passes_to(tmp, tag, FEATURES)
            bpy.ops.render.render()
            halves.append([read('%s/%s_%s_%04d.exr' % (tmp, tag, p, s.frame_current)) for p in ('Image', *FEATURES)])
    if not clean:
        return halves[0][0]
    colours = [diffuse + gloss + trans for _, _, diffuse, gloss, trans, _ in halves]
    (a, normal_a, *_, backdrop_a), (b, normal_b, *_, backdrop_b) = halves
    return denoise(a, b, *colours, (normal_a + normal_b) / 2, (backdrop_a + backdrop_b)[..., :1] / 2)


def photograph(objs, samples, clean=True):
    """Renders a picture in linear light: the backdrop at low resolution, and the product at full resolution."""
    r = bpy.context.scene.render
    w, h = r.resolution_x, r.resolution_y
    left, bottom, right, top = studio.frame_box(studio.points(objs))
    x0, x1 = (int(min(max(v, 0), 1) * w) for v in (left - MARGIN, right + MARGIN))
    y0, y1 = (int(min(max(v, 0), 1) * h) for v in (bottom - MARGIN, top + MARGIN))
    if (x1 - x0) * (y1 - y0) > 0.7 * w * h or not clean:
        return expose(samples, clean)
    r.resolution_percentage = round(100 * COARSE)
    ground = develop.enlarge(expose(samples), h, w)
    r.resolution_percentage = 100
    r.use_border, r.use_crop_to_border = True, True
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = x0 / w, x1 / w, y0 / h, y1 / h
    piece = expose(samples)
    x0, y0 = min(x0, w - piece.shape[1]), min(y0, h - piece.shape[0])
    return develop.paste(ground, piece, x0, y0, max(4, round(FEATHER * w)))


def save(img, path):
    """Display light as a PNG of 16 bits a channel, so that the backdrop shows no steps."""
    h, w = img.shape[:2]
    s = bpy.context.scene
    s.render.image_settings.file_format, s.render.image_settings.color_mode, s.render.image_settings.color_depth = 'PNG', 'RGB', '16'
    s.use_nodes = False
    res = bpy.data.images.new('result', w, h, float_buffer=True)
    res.colorspace_settings.name = 'Linear'
    res.pixels.foreach_set(np.concatenate([img, np.ones((h, w, 1), np.float32)], -1).astype(np.float32).ravel())
    os.makedirs(os.path.dirname(path), exist_ok=True)
    res.save_render(path + '.part', scene=s)
    os.replace(path + '.part', path)                           # whoever looks finds a whole picture or none


def render(name, model, recipe, size, samples, out, clean=True, threads=2, fast=False):
    """Takes the picture `name` and saves it as `<out>/<name>.png`."""
    t0, c0 = time.time(), sum(os.times()[:2])
    shot, objs = build(model, recipe, size, threads, fast)
    img = photograph(objs, samples * shot['samples'], clean)
    save(develop.tone(img, shot['exposure']), os.path.join(out, name + '.png'))
    print('DONE %s %s total %.0fs cpu %.0fs' % (name, fingerprint(model, recipe), time.time() - t0, sum(os.times()[:2]) - c0), flush=True)


def check(model, recipe):
    """Builds a picture's scene without rendering it. Raises when that fails or nothing would be seen."""
    _, objs = build(model, recipe, 96)
    left, bottom, right, top = studio.frame_box(studio.points(objs))
    if right <= 0 or top <= 0 or left >= 1 or bottom >= 1:
        raise ValueError('The product is outside the frame.')


def taken():
    """Returns the fingerprints of finished pictures, which `photograph.ts` writes."""
    if not os.path.exists(TAKEN):
        return {}
    with open(TAKEN) as f:
        return json.load(f)


def main():
    argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    p = argparse.ArgumentParser()
    p.add_argument('--only', default='', help='comma-separated names, product or product/view; default all')
    p.add_argument('--size', type=int, default=960, help='width of an ordinary picture; others are scaled with it')
    p.add_argument('--samples', type=int, default=16)
    p.add_argument('--threads', type=int, default=2)
    p.add_argument('--out', default='out')
    p.add_argument('--no-denoise', action='store_true')
    p.add_argument('--fast', action='store_true', help='approximate indirect light: a third faster, slightly cooler and flatter')
    p.add_argument('--due', action='store_true', help='skip finished pictures with the same recipe and model')
    p.add_argument('--limit', type=int, default=0, help='maximum number of pictures')
    p.add_argument('--list', action='store_true', help='only print the names')
    p.add_argument('--check', action='store_true', help='build the scenes, but render nothing')
    a = p.parse_args(argv)
    wanted = [w for w in a.only.split(',') if w]
    finished = taken() if a.due else {}
    todo = [(name, shot) for name, shot in shotlist.load().items()
            if (not wanted or name in wanted or name.split('/')[0] in wanted) and finished.get(name) != fingerprint(*shot)]
    failed = 0
    for name, shot in todo[:a.limit or None]:
        if a.list:
            print(name)
            continue
        try:
            if a.check:
                check(*shot)
                continue
            render(name, *shot, a.size, a.samples, a.out, not a.no_denoise, a.threads, a.fast)
        except Exception:                                      # one bad model must not stop the others
            traceback.print_exc()
            print('FAILED', name, flush=True)
            failed += 1
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
