"""Cloth: materials of woven, knitted and tufted things. Those that need UVs take them in the product's units (1 = 10 cm)."""
import materials as M


def _uv(g):
    """The two UV coordinates of a graph."""
    xyz = g.n('SeparateXYZ', Vector=g.n('TexCoord').outputs['UV'])
    return xyz.outputs[0], xyz.outputs[1]


def _cloth(g, color, normal, sheen=0.3):
    """The dull, slightly silky surface that all of them share."""
    return g.done(g.principled(Base_Color=color, Roughness=0.92, Specular=0.12, Sheen=sheen, Normal=normal))


def _sine(g, value, per_unit):
    """|sin| of a coordinate: a rounded rib `per_unit` times in a unit."""
    return g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', value, 3.14159 * per_unit)))


def linen(color, scale=1.0, bump=0.3, melange=0.22, name='linen'):
    """Slubby plain cloth for shapes without UVs: threads along all three axes. `scale`: fineness."""
    g = M.Graph(name)
    threads = [g.noise(g.coord(scale=s), 6.0 * scale, 3, 0.6) for s in ((1, 9, 9), (9, 1, 9), (9, 9, 1))]
    tone = g.math('MULTIPLY', g.math('ADD', g.math('ADD', threads[0], threads[1]), threads[2]), 0.3333)
    c = g.mix(g.ramp(tone, (0.36, 0.0), (0.64, 1.0)), M.shade(color, 1 - melange), M.shade(color, 1 + melange * 0.5))
    return _cloth(g, c, g.bump(tone, bump, 0.02))


def _creases(g, scale, depth):
    """Normals of cloth that was washed and folded: soft ridges that run any way."""
    n = g.noise(g.coord(), scale, 1.5, 0.4, 0.7)
    ridge = g.math('POWER', g.math('SUBTRACT', 1.0, g.math('ABSOLUTE', g.math('MULTIPLY', g.math('SUBTRACT', n, 0.5), 4.0)), True), 2.0)
    return g.bump(g.math('ADD', ridge, g.math('MULTIPLY', g.noise(g.coord(), scale * 0.6, 1), 3.0)), 0.5, depth)


def washed(color, threads=30.0, creased=1.0, melange=0.26, name='washed cloth'):
    """Plain weave of uneven yarn, washed and not ironed, on UVs."""
    g = M.Graph(name)
    u, v = _uv(g)
    uv = g.n('TexCoord').outputs['UV']
    weft = g.noise(g.n('Mapping', Vector=uv, Scale=(1.6, threads * 0.9, 1)).outputs[0], 1.0, 3, 0.6)
    warp = g.noise(g.n('Mapping', Vector=uv, Scale=(threads * 0.9, 1.6, 1)).outputs[0], 1.0, 3, 0.6)
    weave = g.math('MULTIPLY', _sine(g, u, threads), _sine(g, v, threads))
    yarn = g.math('ADD', g.math('MULTIPLY', weft, 0.5), g.math('MULTIPLY', warp, 0.5))
    c = g.mix(g.ramp(yarn, (0.38, 0.0), (0.62, 1.0)), M.shade(color, 1 - melange), M.shade(color, 1 + melange * 0.6))
    c = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', 1.0, weave), 0.22), c, M.shade(color, 0.4))
    soft = _creases(g, 1.2, 0.035 * creased)
    return _cloth(g, c, g.bump(g.math('ADD', g.math('MULTIPLY', weave, 0.7), g.math('MULTIPLY', yarn, 1.6)), 0.4, 0.009, soft), 0.35)


def upholstery(color, nubs=6.0, melange=0.34, name='upholstery'):
    """Heavy nubby weave of two tones of yarn, for shapes without UVs, a little creased by being sat on."""
    g = M.Graph(name)
    threads = [g.noise(g.coord(scale=s), nubs * 0.5, 3, 0.65) for s in ((1, 7, 7), (7, 1, 7), (7, 7, 1))]
    tone = g.math('MULTIPLY', g.math('ADD', g.math('ADD', threads[0], threads[1]), threads[2]), 0.3333)
    v = g.n('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=g.coord(), Scale=nubs)
    nub = g.math('SUBTRACT', 1.0, v.outputs['Distance'])
    c = g.mix(g.ramp(tone, (0.40, 0.0), (0.60, 1.0)), M.shade(color, 1 - melange), M.shade(color, 1 + melange * 0.55))
    c = g.mix(g.ramp(nub, (0.35, 0.5), (0.75, 0.0)), c, M.shade(color, 0.5))
    soft = _creases(g, 0.35, 0.012)
    return _cloth(g, c, g.bump(g.math('ADD', nub, g.math('MULTIPLY', tone, 1.4)), 0.5, 0.012, soft), 0.4)


def waffle(color, cells=7.5, name='waffle'):
    """Square cells with raised walls."""
    g = M.Graph(name)
    u, v = _uv(g)
    wall = g.math('SUBTRACT', 1.0, g.math('MULTIPLY', _sine(g, u, cells), _sine(g, v, cells)))
    c = g.mix(g.ramp(wall, (0.05, 0.0), (0.8, 1.0)), M.shade(color, 0.66), M.shade(color, 1.08))
    fuzz = g.noise(g.coord(), 60, 2)
    return _cloth(g, c, g.bump(g.math('ADD', g.math('POWER', wall, 1.6), g.math('MULTIPLY', fuzz, 0.12)), 1.0, 0.06), 0.4)


def corduroy(color, wales=8.0, name='corduroy'):
    """Rounded velvety ribs along v."""
    g = M.Graph(name)
    u, v = _uv(g)
    rib = g.math('POWER', _sine(g, u, wales), 0.55)
    nap = g.noise(g.coord(), 22, 3)
    c = g.mix(rib, M.shade(color, 0.38), g.mix(nap, M.shade(color, 0.85), M.shade(color, 1.16)))
    return _cloth(g, c, g.bump(g.math('ADD', rib, g.math('MULTIPLY', nap, 0.2)), 0.7, 0.04), 0.7)


def herringbone(color, ground, columns=2.4, rows=8.0, name='herringbone'):
    """Twill that turns at every column: `color` over `ground`."""
    g = M.Graph(name)
    u, v = _uv(g)
    zig = g.math('PINGPONG', g.math('MULTIPLY', u, columns * 2), 1.0)
    wave = g.math('SINE', g.math('MULTIPLY', g.math('ADD', g.math('MULTIPLY', v, rows), g.math('MULTIPLY', zig, 1.2)), 6.2832))
    fuzz = g.noise(g.coord(), 30, 3, 0.65)
    on = g.ramp(g.math('ADD', wave, g.math('MULTIPLY', g.math('SUBTRACT', fuzz, 0.5), 1.4)), (0.0, 0.0), (0.5, 1.0))
    c = g.mix(on, ground, color)
    return _cloth(g, c, g.bump(g.math('ADD', g.math('MULTIPLY', wave, 0.3), fuzz), 0.5, 0.025), 0.5)




def flat_weave(color, ground, length, name='flat weave'):
    """Rug cloth with weft ribs: bands and a stepped border in `ground` at both ends, along v of 0 to `length`."""
    g = M.Graph(name)
    u, v = _uv(g)
    far = g.math('PINGPONG', v, length / 2)                                    # distance from the nearer end
    step = g.math('MULTIPLY', g.math('ROUND', g.math('MULTIPLY', g.math('PINGPONG', g.math('MULTIPLY', u, 1.0), 1.0), 4.0)), 0.25)
    diamond = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('PINGPONG', g.math('SUBTRACT', far, 0.3), 1.0), step)), 0.2)
    band = g.ramp(g.math('DIVIDE', far, length / 2), (0.0, 0.0), (0.055, 1.0), (0.085, 0.0), (0.11, 1.0), (0.17, 0.0), interp='CONSTANT')
    field = g.math('MULTIPLY', diamond, g.math('GREATER_THAN', far, length * 0.12))
    on = g.math('MAXIMUM', band, field)
    slub = g.noise(g.n('Mapping', Vector=g.n('TexCoord').outputs['UV'], Scale=(3.0, 26.0, 1)).outputs[0], 1.0, 3, 0.6)
    c = g.mix(on, color, ground)
    c = g.mix(g.ramp(slub, (0.3, 0.35), (0.7, 0.0)), c, M.shade(color, 0.45))
    rib = g.math('MULTIPLY', _sine(g, v, 7.0), g.math('ADD', 0.6, g.math('MULTIPLY', _sine(g, u, 5.0), 0.4)))
    return _cloth(g, c, g.bump(g.math('ADD', rib, slub), 0.5, 0.03), 0.2)


def banded_canvas(color, band, line, low, high, threads=42.0, name='canvas'):
    """Heavy plain weave with a woven band between two heights of v, a thin line at either edge of it."""
    g = M.Graph(name)
    u, v = _uv(g)
    weave = g.math('MULTIPLY', _sine(g, u, threads), _sine(g, v, threads))
    slub = g.noise(g.n('Mapping', Vector=g.n('TexCoord').outputs['UV'], Scale=(4.0, 30.0, 1)).outputs[0], 1.0, 3, 0.6)
    off = g.math('ABSOLUTE', g.math('SUBTRACT', v, (low + high) / 2))
    c = g.mix(slub, M.shade(color, 0.88), M.shade(color, 1.06))
    c = g.mix(g.math('LESS_THAN', off, (high - low) / 2), c, band)
    c = g.mix(g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', off, (high - low) / 2 + 0.05)), 0.025), c, line)
    c = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', 1.0, weave), 0.16), c, M.shade(color, 0.35))
    return _cloth(g, c, g.bump(g.math('ADD', weave, slub), 0.35, 0.02), 0.2)


def waxed(color, name='waxed cotton'):
    """Waxed cloth: a low sheen, paler where it creases."""
    g = M.Graph(name)
    p = g.coord()
    crease = g.noise(p, 2.4, 5, 0.62, 0.4)
    c = g.mix(g.ramp(crease, (0.42, 0.0), (0.72, 1.0)), M.shade(color, 0.82), M.shade(color, 1.5))
    weave = g.math('ADD', g.noise(g.coord(scale=(1, 8, 8)), 14, 2), g.noise(g.coord(scale=(8, 8, 1)), 14, 2))
    return g.done(g.principled(Base_Color=c, Roughness=0.62, Specular=0.35, Normal=g.bump(g.math('ADD', g.math('MULTIPLY', weave, 0.3), crease), 0.3, 0.03)))
