"""Notebooks, planner and calendar: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S
from models import stationery_pens as pens


def ruled(kind, ink='#948d7d', color='#ddd3bf'):
    """Paper with dots, lines or nothing printed on it; UVs 0..1 over the page."""
    g = M.Graph('ruled')
    uv = g.n('SeparateXYZ', Vector=g.n('Mapping', Vector=g.n('TexCoord').outputs['UV'], Scale=(28, 40, 1)).outputs[0])
    du, dv = (g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', uv.outputs[i]), 0.5)) for i in (0, 1))
    if kind == 'dots':
        mask = g.math('LESS_THAN', g.math('ADD', g.math('POWER', du, 2.0), g.math('POWER', dv, 2.0)), 0.012)
    elif kind == 'lines':
        mask = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', uv.outputs[1], 0.6)), 0.5)), 0.035)
    else:
        mask = 0.0
    return g.done(g.principled(Base_Color=g.mix(mask, color, ink), Roughness=0.85, Specular=0.15))


def _ribbon(path, mat, width=0.045):
    """Flat book ribbon along points."""
    return S.tube(path, width, mat, flat=0.10, seg=12)


def book(cover, w=1.48, h=2.10, t=0.20, foil='#b08d57', ribbons=('#c8811b', '#8fa693'), cloth=True, strap=None, words=('mallard', '')):
    """A closed book lying flat, spine on the left: boards with a joint, page block, headbands, ribbons, stamped cover. Returns its parts."""
    mat = M.fabric(cover, 190, 260, bump=0.35, melange=0.22) if cloth else M.leather(cover, 0.5, 46)
    board, gold = 0.028, M.metal(foil, 0.3)
    parts = [S.box(w - 0.06, h, board, 0.012, mat, 3, loc=(0.05, 0, z)) for z in (0, t - board)]
    parts += [S.box(0.10, h, 0.020, 0.009, mat, 2, loc=(-w / 2 + 0.05, 0, z)) for z in (0.004, t - 0.026)]
    spine = S.tube([(-w / 2 + 0.02, -h / 2 + 0.004, t / 2), (-w / 2 + 0.02, h / 2 - 0.004, t / 2)], t / 2, mat, smooth=0, seg=32, caps=False)
    for v in spine.data.vertices:
        v.co.x = -w / 2 + 0.02 + min(0.02, (v.co.x + w / 2 - 0.02) * 0.32)
    parts += [spine, S.box(w - 0.09, h - 0.08, t - 0.05, 0.008, M.pages(), 2, loc=(0.02, 0, 0.025))]
    for s in (-1, 1):
        parts.append(S.tube([(-w / 2 + 0.035, s * (h / 2 - 0.035), 0.03), (-w / 2 + 0.035, s * (h / 2 - 0.035), t - 0.03)], 0.016, M.fabric('#b96a45', 8, 40), smooth=0, seg=10))
    for k, c in enumerate(ribbons):
        x = -w / 2 + 0.20 + 0.10 * k
        parts.append(_ribbon([(x, -h / 2 + 0.06, t * 0.5), (x + 0.005, -h / 2 - 0.03, t * 0.46), (x + 0.02 + 0.03 * k, -h / 2 - 0.13, 0.05), (x + 0.05 + 0.05 * k, -h / 2 - 0.24 - 0.05 * k, 0.008)], M.fabric(c, 12, 160, bump=0.4)))
    parts.append(S.place(S.text(words[0], 0.13, gold, 0.0012, spacing=1.1), (-0.06, -h * 0.36, t + 0.0005)))
    if words[1]:
        parts.append(S.place(S.text(words[1], 0.075, gold, 0.0012, spacing=1.1), (-0.06, -h * 0.36 - 0.13, t + 0.0005)))
    if strap:
        band = M.fabric(strap, 8, 260, bump=0.4)
        parts.append(S.box(0.060, h + 0.014, t + 0.012, 0.008, band, 3, loc=(w / 2 - 0.20, 0, -0.006)))
    return parts


def notebook(cover, foil='#b08d57', ribbons=('#c8811b', '#d3c7b1'), label='#e6dcc8'):
    """Cloth-bound notebook with a pasted label, lying with a brass pen beside it."""
    parts = book(cover, foil=foil, ribbons=ribbons)
    ink = M.matte('#2b2f2c', 0.7)
    parts += [S.place(S.outline(S.rounded_rect(0.66, 0.40, 0.03), 0.004, M.paper(label), 0.001), (0.06, 0.50, 0.199)),
              S.place(S.text('notes', 0.115, ink, 0.0006), (0.06, 0.575, 0.2035)),
              S.box(0.46, 0.004, 0.0008, 0, ink, loc=(0.06, 0.48, 0.2032)), S.box(0.46, 0.004, 0.0008, 0, ink, loc=(0.06, 0.40, 0.2032))]
    S.group(parts, rot=(0, 0, -4))
    S.group(pens.ballpoint('#a98850'), (1.02, 0.62, 0.055), (90, 0, 9), 0.36)
    return dict(elev=42, azim=-26, fill=0.80)


def planner(cover, accent):
    """Weekly planner: soft leather-look cover, elastic strap, printed tabs; a second copy lies under it."""
    tabs = lambda w, h: [S.box(0.09, 0.20, 0.012, 0.004, M.matte(c, 0.6), 2, loc=(w / 2 + 0.05, h / 2 - 0.26 - 0.26 * k, 0.06)) for k, c in enumerate(('#c8811b', '#b96a45', '#8fa693', '#2f449c', '#c98f86'))]
    own = lambda: book(cover, 1.30, 1.90, 0.16, accent, (accent,), False, M.shade(cover, 0.6), ('week by week', 'undated planner')) + tabs(1.30, 1.90)
    S.group(own(), (0.06, 0.06, 0), (0, 0, 14))
    S.group(own(), (-0.02, -0.02, 0.165), (0, 0, -5))
    return dict(elev=42, azim=-24, fill=0.76)


def _page(w, h, side, t, mat):
    """One half of an open book: block of leaves with a rolling top, and its top leaf with UVs. side = -1 left, 1 right."""
    top = lambda x: 0.03 + t * (1 - math.exp(-x / 0.10)) - 0.05 * (x / w) ** 2
    ring = [(0, 0.03)] + [(w * k / 24, top(w * k / 24)) for k in range(25)] + [(w + 0.02, 0.03)]
    leaves = M.Graph('leaves')
    p = leaves.coord(scale=(0.5, 150, 0.5))
    edge = leaves.done(leaves.principled(Base_Color=leaves.mix(leaves.noise(p, 1.0, 2), '#b9ad98', '#ece4d3'), Roughness=0.85, Specular=0.1))
    block = S.outline([(side * x, z) for x, z in (ring if side > 0 else ring[::-1])], h, edge, 0.002)
    block = S.group([S.place(block, (0, h / 2, 0), (90, 0, 0))])
    leaf = S.grid(lambda u, v: ((lambda x: (side * x, (v - .5) * h, top(x) + 0.004))(w * (u if side > 0 else 1 - u))), 32, 2, mat)
    return [block, leaf], top


def spread(cover, weekly=False, accent='#b96a45'):
    """An open book: dotted pages, or a week at the left and free space at the right."""
    w, h, t = (1.26, 1.86, 0.11) if weekly else (1.42, 2.04, 0.13)
    cloth = M.leather(cover, 0.5, 46) if weekly else M.fabric(cover, 260, 260, bump=0.35, melange=0.22)
    parts = [S.box(2 * w + 0.12, h + 0.08, 0.03, 0.013, cloth, 3)]
    ink, pale = M.matte('#4a4f4a', 0.7), M.matte(accent, 0.7)
    left, top = _page(w, h, -1, t, ruled('plain' if weekly else 'dots'))
    right, _ = _page(w, h, 1, t, ruled('dots'))
    put = lambda ob, x, y: _lay(ob, x, y, top)
    if weekly:
        for k, day in enumerate(('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun')):
            y = h * 0.36 - 0.225 * k
            parts.append(put(S.text(day, 0.062, pale if k > 4 else ink, 0.0005), -w + 0.20, y - 0.05))
            parts.append(put(S.grid(lambda u, v: ((u - .5) * (w - 0.24), (v - .5) * 0.005, 0), 32, 1, M.matte('#a9a395', 0.8)), -w / 2 - 0.02, y + 0.04))
        parts.append(put(S.text('this week', 0.085, pale, 0.0005), -w + 0.30, h * 0.43))
    else:
        parts += [put(S.text(n, 0.045, ink, 0.0005), x, -h * 0.46) for n, x in (('24', -w + 0.12), ('25', w - 0.12))]
        for k, words in enumerate(('A place for handwriting', 'and for what never', 'makes the schedule')):
            parts.append(put(S.text(words, 0.072, ink, 0.0005, S.find_font('DejaVu Serif:italic')), 0.62, h * 0.36 - 0.12 * k))
    rib = M.fabric(accent, 12, 160, bump=0.4)
    parts.append(_ribbon([(0.02, h * 0.5, 0.06), (0.07, h * 0.2, 0.125), (0.10, -h * 0.2, 0.135), (0.09, -h * 0.48, 0.14), (0.10, -h * 0.53, 0.09), (0.13, -h * 0.60, 0.01)], rib, 0.035))
    S.group(parts + left + right)
    S.group(pens.ballpoint('#a98850'), (w * 0.86, 0.50, top(w * 0.7) + 0.055), (90, 0, -14), 0.36)
    return dict(elev=44, azim=-18, fill=0.84)


def _lay(ob, x, y, top):
    """Lays a flat xy mesh onto the rolling page, centred on (x, y)."""
    for v in ob.data.vertices:
        cx = v.co.x + x
        v.co = (cx, v.co.y + y, top(abs(cx)) + 0.005 + v.co.z)
    return ob


def notebook_set(c1, c2, c3):
    """The three cloths of the notebook in a stack, their spines and ribbons in view."""
    for k, (c, rot) in enumerate(((c1, 4), (c2, -5), (c3, 7))):
        S.group(book(c, ribbons=('#c8811b', '#d3c7b1')), (0.02 * k, 0, 0.205 * k), (0, 0, rot))
    return dict(elev=24, azim=-36, fill=0.74)


def desk_calendar(stand, tear, number='21', dark='#2b2f2c'):
    """Tear-off calendar: folded steel stand, block of leaves held by two brass pins, one leaf half torn."""
    steel, brass, ink, red = M.matte(stand, 0.42, 0.04, 70), M.metal('#a98850', 0.28), M.matte(dark, 0.7), M.matte(tear, 0.7)
    w, h = 1.16, 1.52
    plate = S.outline(S.rounded_rect(w + 0.16, h + 0.20, 0.09), 0.035, steel, 0.014)
    block = [plate, S.box(w, h - 0.06, 0.20, 0.006, M.pages('#e6ddcb', 160), 2, loc=(0, -0.01, 0.036)),
             S.box(w, 0.15, 0.05, 0.012, steel, 3, loc=(0, h / 2 - 0.03, 0.20))]
    block += [S.place(S.lathe([(0.042, 0), (0.042, 0.025, .01), (0, 0.028)], brass, 40), (x, h / 2 - 0.03, 0.249)) for x in (-0.36, 0.36)]
    z = 0.2385
    block.append(S.place(S.grid(lambda u, v: ((u - .5) * w, (v - .5) * (h - 0.06) - 0.01, 0.5 * max(0, u - v * 1.8 - 0.5) ** 2), 24, 24, M.paper('#e9e0cf')), (0, 0, z)))
    cjk = S.find_font('Noto Serif CJK SC:medium')
    lift = lambda ob, x, y: S.place(ob, (x, y, z + 0.002))
    block += [lift(S.text('MARCH', 0.105, ink, 0.0006, spacing=1.2), 0, 0.47), lift(S.text(number, 0.78, red, 0.0006, S.find_font('DejaVu Serif:book')), 0, 0.05),
              lift(S.text('春分', 0.46, ink, 0.0006, cjk), 0, -0.39), lift(S.text('spring equinox', 0.068, ink, 0.0006), 0, -0.55)]
    block.append(lift(S.box(0.80, 0.004, 0.0006, 0, ink), 0, 0.385))
    lean = S.group(block, (0, 0.10, 0.80), (74, 0, 0))
    lean.location.z = (h + 0.20) / 2 * math.sin(math.radians(74)) + 0.03
    S.outline(S.rounded_rect(w + 0.16, 0.74, 0.09), 0.035, steel, 0.014)
    S.place(S.outline(S.rounded_rect(0.5, 1.28, 0.06), 0.03, steel, 0.012), (0, 0.36, 0.63), (104, 0, 0))
    S.group(pens.wooden_pencil('#c8811b'), (-0.80, -0.52, 0.035), (90, 0, 80), 0.30)
    return dict(elev=11, azim=-22, fill=0.70)
