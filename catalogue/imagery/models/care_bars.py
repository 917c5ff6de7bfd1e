"""Soap, bath salt and comb: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import bpy
import materials as M
import shapes as S


def soap_paste(color, fleck):
    """Cold-process soap: waxy, with flecks of clay and a faint drag of the wire."""
    g = M.Graph('soap')
    p = g.coord()
    base = g.mix(g.noise(p, 2.5, 3), M.shade(color, 0.88), M.shade(color, 1.06))
    v = g.n('TexVoronoi', Vector=p, Scale=26.0)
    dots = g.math('LESS_THAN', v.outputs['Distance'], g.math('MULTIPLY', g.n('SeparateXYZ', Vector=v.outputs['Color']).outputs[0], 0.22))
    base = g.mix(g.math('MULTIPLY', dots, 0.7), base, fleck)
    wire = g.noise(g.coord(scale=(1, 30, 1)), 2.0, 3)
    nrm = g.bump(g.math('ADD', wire, g.math('MULTIPLY', g.noise(p, 24, 3), 0.6)), 0.16, 0.02)
    return g.done(g.principled(Base_Color=base, Subsurface=0.12, Subsurface_Radius=(0.1, 0.07, 0.05), Subsurface_Color=M.rgb(color), Roughness=0.46, Specular=0.35, Normal=nrm))


def planed_soap(color, fleck):
    """Cold-process soap, planed smooth: flecks of clay below a satin surface with a slow unevenness. No fine grain: it would look like sand."""
    g = M.Graph('planed soap')
    p = g.coord()
    base = g.mix(g.noise(p, 1.8, 2), M.shade(color, 0.90), M.shade(color, 1.04))
    v = g.n('TexVoronoi', Vector=p, Scale=24.0)
    dots = g.math('LESS_THAN', v.outputs['Distance'], g.math('MULTIPLY', g.n('SeparateXYZ', Vector=v.outputs['Color']).outputs[0], 0.20))
    base = g.mix(g.math('MULTIPLY', dots, 0.55), base, fleck)
    return g.done(g.principled(Base_Color=base, Roughness=0.40, Specular=0.4, Sheen=0.15, Normal=g.bump(g.noise(p, 3.2, 2), 0.22, 0.03)))


def _pressed(bar, words, mark, depth):
    """Cuts words (body, size, y) into the top of a bar, `depth` deep; the cut has the colour `mark`."""
    bar.data.materials.append(mark)
    top = max(v.co.z for v in bar.data.vertices)
    for body, size, y in words:
        die = S.text(body, size, mark, depth, S.find_font('Lato:bold'), spacing=1.16)
        for v in die.data.vertices:
            v.co.y += y
            v.co.z += top
        cut = bar.modifiers.new('die', 'BOOLEAN')
        cut.operation, cut.object, cut.solver = 'DIFFERENCE', die, 'EXACT'
        pressed = bpy.data.meshes.new_from_object(bar.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bar.modifiers.clear()
        bar.data = pressed
        bpy.data.objects.remove(die)
    bar.data.use_auto_smooth, bar.data.auto_smooth_angle = True, math.radians(32)


def _bar(mat, mark=None, seed=0, w=1.30, d=0.88, h=0.44):
    """One hand-cut bar lying flat; with a `mark`, its name is pressed into the top."""
    bar = S.superbox(w, d, h, mat, 0.17, 128)
    for v in bar.data.vertices:
        v.co.z += h / 2
    if mark:
        _pressed(bar, (('MALLARD', 0.165, 0.09), ('olive + clay', 0.092, -0.115)), mark, 0.02)
    return [S.wobble(bar, 0.014, 1.6, seed)]


def _band(color, words, w=0.62, d=0.88, h=0.44):
    """Paper belly band around a lying bar."""
    ink = M.matte('#2b2f2c', 0.7)
    ring = S.outline(S.rounded_rect(d + 0.06, h + 0.05, 0.12, 10), w, M.paper(color), 0.003, holes=(S.rounded_rect(d + 0.04, h + 0.03, 0.11, 10),))
    top = h + 0.027
    parts = [S.place(ring, (-w / 2, 0, h / 2), (90, 0, 90)),
             S.place(S.text('MALLARD', 0.085, ink, 0.001, spacing=1.12), (0, 0.16, top)),
             S.place(S.text(words, 0.070, ink, 0.001), (0, 0.0, top)),
             S.place(S.text('110 g', 0.048, ink, 0.001), (0, -0.20, top))]
    front = S.text('cold process soap', 0.052, ink, 0.001)
    return parts + [S.place(front, (0, -d / 2 - 0.0315, h / 2), (90, 0, 0))]


def soap_bars(color, fleck, recipe, paper='#e6dcc8', stack=False):
    """Cold-process soap: a banded bar with a bare one on top; as a stack, three of them tied with twine."""
    mat, mark = planed_soap(color, fleck), M.matte(M.shade(color, 0.72), 0.6)
    if stack:
        for k in range(3):
            S.group(_bar(mat, None, k), (0.03 * k - 0.03, 0.02 * (k % 2), 0.445 * k), (0, 0, 4 - 5 * k))
        twine = M.plush('#a98b62', 60, 0.6)
        for x in (-0.012, 0.012):
            S.tube([(x, -0.47, 0.67), (x, -0.46, 1.30), (x, -0.3, 1.365), (x, 0.3, 1.365), (x, 0.46, 1.30), (x, 0.46, 0.06), (x, 0.3, 0.0), (x, -0.3, 0.0), (x, -0.46, 0.06)], 0.014, twine, closed=True, smooth=8, seg=10)
        for s in (-1, 1):
            S.tube([(0, -0.02, 1.375), (s * 0.16, -0.10, 1.45), (s * 0.26, -0.05, 1.43), (s * 0.16, 0.02, 1.40), (0, 0, 1.375)], 0.013, twine, seg=10)
            S.tube([(0, -0.02, 1.375), (s * 0.14, -0.16, 1.39), (s * 0.28, -0.28, 1.365)], 0.012, twine, seg=10)
        return dict(elev=18, azim=-24, fill=0.62)
    S.group(_bar(mat, None, 1) + _band(paper, recipe), (0, 0, 0.0), (0, 0, 6))
    S.group(_bar(mat, mark, 3), (-0.04, 0.05, 0.475), (0, 0, -17))
    return dict(elev=32, azim=-16, fill=0.66)


def shampoo_bar(color, fleck, rope='#cbb68f', dish=False):
    """Round shampoo bar on a cotton cord, a soapberry sprig pressed into it; `dish` shows one on a wooden dish."""
    mat, mark = soap_paste(color, fleck), M.matte(M.shade(color, 0.50), 0.7)

    def puck(seed):
        body = S.lathe([(0, 0), (0.44, 0, 0.03), (0.54, 0.05, 0.06), (0.58, 0.17, 0.08), (0.54, 0.29, 0.06), (0.44, 0.335, 0.03), (0.38, 0.315, 0.02), (0, 0.315)], mat, 160)
        S.wobble(body, 0.012, 1.8, seed)
        parts = [body, S.place(S.text('MALLARD', 0.088, mark, 0.004, S.find_font('Lato:bold'), spacing=1.12), (0, -0.22, 0.316))]
        stem = [(0.0, -0.12, 0.318), (0.01, 0.02, 0.318), (-0.01, 0.16, 0.318), (0.0, 0.25, 0.318)]
        parts.append(S.tube(stem, 0.010, mark, flat=0.5, seg=8))
        for y, s in ((-0.06, 1), (-0.02, -1), (0.06, 1), (0.10, -1), (0.18, 1), (0.20, -1)):
            leaf = S.outline([(0, 0), (0.05, 0.028), (0.12, 0.022), (0.16, 0), (0.12, -0.022), (0.05, -0.028)], 0.008, mark, 0.002, 4)
            parts.append(S.place(leaf, (0, y, 0.314), (0, 0, 35 if s > 0 else 145)))
        return parts
    if dish:
        wood = M.wood('#a9683f', '#4f2f1c', 1.6, 'X')
        for k in range(5):
            S.box(1.5, 0.17, 0.07, 0.02, wood, 3, loc=(0, -0.46 + 0.23 * k, 0.09))
        for x in (-0.5, 0.5):
            S.box(0.12, 1.16, 0.09, 0.02, M.wood('#93603a', '#4f2f1c', 1.6, 'Y'), 3, loc=(x, 0, 0))
        S.group(puck(2), (0.02, 0.0, 0.16), (0, 0, 14))
        return dict(elev=30, azim=-24, fill=0.66)
    cord = M.plush(rope, 60, 0.6)
    S.group(puck(2), (0.10, 0.10, 0.0), (0, 0, -30))
    S.group(puck(4), (-0.08, -0.06, 0.325), (0, 0, -8))
    loop = [S.tube([(0, 0.52, 0.17), (0.03, 0.66, 0.16), (0.09, 0.74, 0.0), (0.15, 0.80, -0.22), (0.12, 0.98, -0.295), (-0.04, 1.04, -0.30), (-0.12, 0.92, -0.28), (-0.08, 0.77, -0.1), (-0.03, 0.66, 0.14), (0, 0.52, 0.17)], 0.020, cord, seg=12),
            S.sphere(0.05, cord, (0, 0.60, 0.17), seg=24)]
    S.group(loop, (-0.08, -0.06, 0.325), (0, 0, -118))
    return dict(elev=34, azim=-14, fill=0.66)


def _grains(spots, size, mat, seed):
    """Crystals of salt as one mesh: a crooked little block at each of the spots."""
    R = S.rng(seed)
    verts, faces = [], []
    for spot in spots:
        turn = S.Matrix.Rotation(R.uniform(0, S.TAU), 3, S.Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1))).normalized())
        half = S.Vector([R.uniform(*size) / 2 * R.uniform(0.7, 1.15) for _ in range(3)])
        n = len(verts)
        for c in ((x, y, z) for z in (-1, 1) for y in (-1, 1) for x in (-1, 1)):
            corner = S.Vector([c[i] * half[i] * R.uniform(0.72, 1.0) for i in range(3)])
            verts.append(S.Vector(spot) + turn @ corner)
        faces += [tuple(n + k for k in side) for side in ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5))]
    me = bpy.data.meshes.new('grains')
    me.from_pydata([tuple(v) for v in verts], [], faces)
    return S.bevel(S._link(me, 'grains', mat, True, 25), 0.004, 1, 25)


def _salt(glow=0.0):
    """Coarse sea salt: white to faintly rosy from grain to grain, a glint on its faces. `glow`: the light that grains behind glass pass on among themselves."""
    g = M.Graph('salt')
    v = g.n('TexVoronoi', Vector=g.coord(), Scale=16.0)
    tone = g.n('SeparateXYZ', Vector=v.outputs['Color']).outputs[0]
    white = g.mix(tone, '#e9dcd2', '#f3efe8')
    return g.done(g.principled(Base_Color=white, Roughness=0.28, Specular=0.55, Emission=white, Emission_Strength=glow), lamp=False)


def _piled(n, radius, height, seed):
    """Spots on and in a round heap on z = 0, so close that the grains hide what is beneath."""
    R = S.rng(seed)
    for _ in range(n):
        r, a = radius * R.random() ** 0.5, R.uniform(0, S.TAU)
        yield (r * math.cos(a), r * math.sin(a), height * (1 - (r / radius) ** 1.7) * R.uniform(0.86, 1.0))


def _filled(radius, low, high, seed, n):
    """Spots all over the side and the top of a jar's content."""
    R = S.rng(seed)
    for _ in range(n):
        a = R.uniform(0, S.TAU)
        yield (radius * math.cos(a), radius * math.sin(a), R.uniform(low, high))
    for _ in range(n // 3):
        a, r = R.uniform(0, S.TAU), radius * R.random() ** 0.5
        yield (r * math.cos(a), r * math.sin(a), high + R.uniform(-0.01, 0.025) + 0.03 * S.mnoise.noise(S.Vector((r * math.cos(a) * 4, r * math.sin(a) * 4, seed))))


def salt_jar(lab, opened=False):
    """Bath salt in a glass jar with a cork, a wooden scoop beside it; opened, the cork lies before it."""
    r, h = 0.50, 0.92
    S.vessel([(r - 0.05, 0), (r - 0.008, 0.02), (r, 0.09), (r, h * 0.5), (r, h), (r - 0.03, h + 0.07), (r - 0.07, h + 0.11), (r - 0.07, h + 0.20), (r - 0.055, h + 0.235)], 0.03, M.glass('#fbfdfb', 0, 1.45, 1.0), 0.07, smooth=10)
    salt, beneath = _salt(), M.matte('#e6dcd2', 0.7, 0.05)
    level = h * 0.93
    S.lathe([(0, 0.085), (r - 0.085, 0.085, 0.03), (r - 0.07, 0.11, .02), (r - 0.07, level - 0.03, 0.03), (0, level - 0.02)], beneath, name='salt')
    _grains(_filled(r - 0.068, 0.11, level - 0.02, 3, 3000), (0.042, 0.075), _salt(0.16), 4)
    cork = [S.lathe([(0, -0.16), (r - 0.13, -0.16, 0.02), (r - 0.105, 0.0), (r - 0.075, 0.14, 0.03), (0, 0.14)], M.terrazzo('#c59a6b', ('#b58654', '#a97a4a', '#8f6238', '#d0a878'), 16.0), 96)]
    if opened:
        S.group(cork, (-0.62, -0.62, r - 0.10), (90, 0, 40))
    else:
        S.group(cork, (0, 0, h + 0.22))
    S.label(0.98, 0.52, r, 0.48, M.paper(lab))
    ink = M.matte('#2b2f2c', 0.7)
    for words, size, z in (('MALLARD', 0.075, 0.64), ('sea-salt soak', 0.085, 0.49), ('cedar + citrus peel', 0.046, 0.39), ('400 g', 0.042, 0.29)):
        S.wrap(S.text(words, size, ink, 0.0008, spacing=1.1), r + 0.0075, z)
    wood = M.wood('#b98a5a', '#7a5030', 2.0, 'Y')
    bowl = S.vessel([(0.03, -0.19), (0.12, -0.16), (0.19, -0.07), (0.205, 0.0)], 0.03, wood, 0.035)
    under = S.lathe([(0.172, -0.05), (0.15, 0.0), (0.08, 0.04), (0, 0.052)], beneath, 64, smooth=6)
    heap = _grains(_piled(520, 0.168, 0.085, 9), (0.022, 0.046), salt, 9)
    handle = S.tube([(0, 0.17, -0.02), (0, 0.34, 0.015), (0, 0.62, 0.05), (0, 0.80, 0.05)], 0.04, wood, radii=[0.045, 0.032, 0.036, 0.045], flat=0.7)
    S.group([bowl, under, heap, handle], (0.52, -0.62, 0.19), (-5, 0, -62))
    R = S.rng(5)
    _grains([(0.40 + R.gauss(0, 0.17), -0.84 + R.gauss(0, 0.08), 0.013) for _ in range(90)], (0.018, 0.044), salt, 5)
    return dict(elev=15, azim=-8, fill=0.68)


def comb(wood, dark, pouch='#b9ad96'):
    """Wide-tooth sandalwood comb resting on its cotton pouch."""
    w, teeth = 1.75, 13
    gap = (w - 0.20) / teeth
    ring = [(w / 2, 0.30)] + S.fillet([(w / 2, 0.30), (w / 2 - 0.02, 0.52, 0.2), (0.5, 0.66, 0.5), (0, 0.69, 0.5), (-0.5, 0.66, 0.5), (-w / 2 + 0.02, 0.52, 0.2), (-w / 2, 0.30)], 10)[1:-1] + [(-w / 2, 0.30)]
    left = -w / 2
    ring += [(left, -0.30), (left + 0.03, -0.37), (left + 0.07, -0.38), (left + 0.10, -0.33)]
    for k in range(teeth):
        x = left + 0.10 + gap * (k + 0.5)
        half, root = gap * 0.19, 0.165 + 0.02 * math.cos(k * 0.5)
        ring += [(x - half * 1.5, root - 0.03), (x - half * 0.8, root), (x + half * 0.8, root), (x + half * 1.5, root - 0.03)]
        if k < teeth - 1:
            t = x + gap / 2
            ring += [(t - gap * 0.20, -0.28), (t - gap * 0.09, -0.36), (t + gap * 0.09, -0.36), (t + gap * 0.20, -0.28)]
    ring += [(w / 2 - 0.10, -0.33), (w / 2 - 0.07, -0.38), (w / 2 - 0.03, -0.37), (w / 2, -0.30)]
    body = S.outline([tuple(p) for p in ring], 0.12, M.wood(wood, dark, 1.8, 'X', 0.36), 0.035)
    mark = S.place(S.text('mallard', 0.115, M.matte(M.shade(dark, 0.55), 0.7), 0.001, spacing=1.1), (0, 0.44, 0.1205))
    S.group([body, mark], (0.02, -0.06, 0.068), (3, 0, 14))
    cloth = M.fabric(pouch, 150, 110, bump=0.5, melange=0.3)
    bag = S.superbox(2.05, 1.30, 0.075, cloth, 0.14, 128)
    for v in bag.data.vertices:
        v.co.z += 0.038
        if v.co.x > 0.66:                                      # gathered by the cord
            v.co.y *= 1 - 0.10 * math.exp(-((v.co.x - 0.78) / 0.07) ** 2)
            v.co.z *= 1 - 0.35 * math.exp(-((v.co.x - 0.78) / 0.05) ** 2)
    S.place(S.wobble(bag, 0.02, 2.5, 4), (0.04, 0.10, 0.0), (0, 0, -8))
    cord = M.plush('#8a4a33', 60, 0.5)
    S.tube([(0.86, 0.56, 0.07), (0.80, 0.2, 0.07), (0.76, -0.2, 0.07), (0.72, -0.54, 0.06), (0.74, -0.66, 0.03), (0.60, -0.86, 0.02), (0.70, -1.0, 0.02)], 0.018, cord, seg=10)
    S.tube([(0.73, -0.54, 0.06), (0.84, -0.68, 0.03), (0.95, -0.82, 0.02)], 0.018, cord, seg=10)
    return dict(elev=50, azim=-12, fill=0.76)
