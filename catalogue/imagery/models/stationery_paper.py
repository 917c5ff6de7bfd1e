"""Letters and sealing wax: one function per object. Units: 1 = 10 cm; it stands on z = 0 and faces -y; returns its shot settings."""
import math
import materials as M
import shapes as S


def _deckle(w, h, seed, mat):
    """A sheet of cotton paper with torn edges."""
    R = S.rng(seed)
    ring, n = [], 60
    for (x0, y0), (x1, y1) in (((-w, -h), (w, -h)), ((w, -h), (w, h)), ((w, h), (-w, h)), ((-w, h), (-w, -h))):
        ring += [(x0 / 2 + (x1 - x0) / 2 * k / n + R.uniform(-.008, .008), y0 / 2 + (y1 - y0) / 2 * k / n + R.uniform(-.008, .008)) for k in range(n)]
    return S.outline(ring, 0.010, mat, 0.002)


def seal(color, r=0.17, seed=1):
    """A blob of sealing wax with a duck, head down, pressed into it; faces +z."""
    wax = M.plastic(color, 0.4)
    rim = S.lathe([(0, 0), (r * 1.12, 0), (r * 1.20, 0.010, .006), (r * 1.12, 0.030), (r * 0.98, 0.042), (r * 0.90, 0.030), (r * 0.84, 0.022), (0, 0.022)], wax, 96, smooth=4)
    for v in rim.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        k = math.hypot(v.co.x, v.co.y) / r
        if k > 0.95:
            v.co.x *= 1 + 0.05 * math.sin(3 * a + seed) + 0.03 * math.sin(5 * a + 2 * seed)
            v.co.y *= 1 + 0.05 * math.sin(2 * a + seed)
    drake = [(0.74, 0.34), (0.50, 0.20), (0.20, 0.30), (-0.08, 0.30), (-0.28, 0.20), (-0.42, 0.14), (-0.54, 0.02), (-0.58, -0.12), (-0.74, -0.34), (-0.66, -0.38), (-0.48, -0.26),
             (-0.36, -0.20), (-0.30, -0.06), (-0.22, -0.26), (0.04, -0.38), (0.34, -0.32), (0.56, -0.08)]
    duck = S.outline([(x * r, y * r + 0.03 * r) for x, y in drake], 0.030, wax, 0.011, 6)
    return [rim, S.place(duck, (0, 0, 0.012))]


def envelope(color, w=1.62, h=1.14, wax=None, seed=1):
    """Envelope lying on its front: pointed flap over two side folds, a seal on it if asked. Returns its parts."""
    mat, lining = M.paper(color), M.paper(M.shade(color, 0.90))
    body = S.outline(S.rounded_rect(w, h, 0.02, 4), 0.016, mat, 0.004)
    side = lambda s: S.outline([(s * w / 2, -h / 2 + 0.01), (s * w / 2, h / 2 - 0.01), (s * 0.05, -0.02)][::s], 0.006, lining, 0.001)
    parts = [body, *[S.place(side(s), (0, 0, 0.015)) for s in (-1, 1)]]
    lower = S.outline(S.fillet([(-w / 2 + 0.01, -h / 2), (w / 2 - 0.01, -h / 2), (0.08, 0.0, 0.1), (-0.08, 0.0, 0.1), (-w / 2 + 0.01, -h / 2)])[:-1], 0.007, mat, 0.0015)
    flap = S.outline(S.fillet([(w / 2 - 0.005, h / 2), (-w / 2 + 0.005, h / 2), (-0.06, -0.13, 0.12), (0.06, -0.13, 0.12), (w / 2 - 0.005, h / 2)])[:-1], 0.010, mat, 0.002)
    parts += [S.place(lower, (0, 0, 0.019)), S.place(flap, (0, 0, 0.024))]
    if wax:
        parts.append(S.group(seal(wax, 0.15, seed), (0, -0.10, 0.033), (0, 0, 8)))
    return parts


def letter_set(color, wax, sheet='#e9e0cf'):
    """Envelopes and deckle-edged sheets, fanned; the top envelope is sealed."""
    paper = M.paper(sheet)
    for k in range(6):
        S.place(_deckle(1.48, 2.10, k, paper), (0.20 + 0.008 * (k % 3), 0.12 + 0.006 * k, 0.011 * k), (0, 0, -15 - 1.1 * k))
    z = 0.070
    lines = M.matte('#4a5560', 0.8)
    for k, words in enumerate(('Dear friend,', 'the river is high again', 'and the ducks are back.')):
        S.group([S.text(words, 0.105, lines, 0.0004, S.find_font('DejaVu Serif:italic'), 'LEFT')], (0.30 - 0.062 * k - 0.10, 0.90 - 0.16 * k, z), (0, 0, -20.5))
    for k in range(3):
        S.group(envelope(color), (-0.14 - 0.03 * k, -0.36 - 0.02 * k, z + 0.004 + 0.036 * k), (0, 0, 6 + 4 * k))
    S.group(envelope(color, wax=wax), (-0.22, -0.42, z + 0.112), (0, 0, 20))
    return dict(elev=50, azim=-8, fill=0.82)


def wax_seal_set(color, sticks, handle='#93603a', paper='#e3d8c3'):
    """Stamp with wooden handle and brass head, three sticks of wax, a sealed envelope."""
    brass = M.metal('#a98850', 0.26, 0.3)
    S.group(envelope(paper, 1.62, 1.14, color), (0.10, 0.20, 0), (0, 0, -14))
    stamp = [S.lathe([(0, 0.01), (0.115, 0.01), (0.13, 0.0, .008), (0.135, 0.03, .01), (0.13, 0.16, .02), (0.07, 0.20, .03), (0.062, 0.30, .02), (0.08, 0.34)], brass, 96),
             S.lathe([(0.06, 0.33), (0.085, 0.335, .01), (0.075, 0.42), (0.09, 0.56), (0.135, 0.74), (0.15, 0.88), (0.115, 1.0), (0.05, 1.035), (0, 1.04)], M.wood(handle, M.shade(handle, 0.4), 2.2, 'Z', 0.34), 96, smooth=8)]
    S.group(stamp, (0.50, 0.36, 0.044))
    for c, x, y, a in ((sticks[0], -0.30, -0.62, 62), (sticks[1], -0.12, -0.80, 66), (sticks[2], 0.06, -0.98, 58)):
        wax = M.plastic(c, 0.32)
        stick = [S.box(0.115, 0.115, 1.0, 0.03, wax, 4), S.place(S.box(0.075, 0.075, 0.01, 0.004, M.plastic(M.shade(c, 0.8), 0.3), 2), (0, 0, 0.998)),
                 S.place(S.text('MALLARD', 0.062, M.plastic(M.shade(c, 0.6), 0.4), 0.001, spacing=1.2), (0, -0.0578, 0.5), (90, -90, 0))]
        S.group(stick, (x + 0.45, y + 0.28, 0.058), (90, 0, a))
    S.group(seal(color, 0.14, 3), (-0.50, -0.62, 0.0), (0, 0, -20))
    return dict(elev=38, azim=-14, fill=0.84)
