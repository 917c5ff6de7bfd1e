"""Converts scene light to a picture: exposure, a tone curve that keeps colors near their hex values, paste and resize. Arrays are (h, w, 3) linear."""
import numpy as np

BASE_EXPOSURE = -0.6          # stops; a surface that faces the camera then has about its own color
KNEE = 0.8                    # the curve is linear up to this value; above it, highlights roll off without clipping
WHITENING = 0.35              # share by which bright colors turn white instead of keeping their hue


def tone(light, stops=0.0):
    """Converts scene light to display light, 0-1."""
    x = np.maximum(light, 0) * np.float32(2.0 ** (BASE_EXPOSURE + stops))
    peak = np.maximum(x.max(-1, keepdims=True), 1e-6)
    return (WHITENING * _roll_off(x) + (1 - WHITENING) * x * (_roll_off(peak) / peak)).astype(np.float32)


def _roll_off(x):
    d = np.maximum(x - KNEE, 0) / (1 - KNEE)
    return np.where(x > KNEE, KNEE + (1 - KNEE) * d / (1 + d), x)


def untone(color):
    """Returns the light, at exposure 1, that `tone` converts to about `color` (linear red, green, blue, below 1)."""
    peak = max(color)
    if peak <= KNEE:
        return tuple(color)
    q = min((peak - KNEE) / (1 - KNEE), 0.9)
    return tuple(c * (KNEE + (1 - KNEE) * q / (1 - q)) / peak for c in color)


def enlarge(a, h, w):
    """Enlarges an array with bilinear interpolation."""
    def axis(n, m):
        p = np.clip((np.arange(m) + 0.5) * n / m - 0.5, 0, n - 1)
        i = np.minimum(p.astype(int), n - 2)
        return i, (p - i).astype(np.float32)
    y, fy = axis(a.shape[0], h)
    x, fx = axis(a.shape[1], w)
    rows = a[y] * (1 - fy[:, None, None]) + a[y + 1] * fy[:, None, None]
    return rows[:, x] * (1 - fx[:, None]) + rows[:, x + 1] * fx[:, None]


def paste(ground, piece, x, y, feather):
    """Pastes `piece` over `ground` at x, y. Its edges fade in over `feather` pixels, except at the edges of the picture."""
    def ramp(n, start, full):
        i = np.arange(n) + 0.5
        left = i / feather if start > 0 else np.ones(n)
        right = (n - i) / feather if start + n < full else np.ones(n)
        t = np.clip(np.minimum(left, right), 0, 1)
        return t * t * (3 - 2 * t)
    h, w = piece.shape[:2]
    m = (ramp(h, y, ground.shape[0])[:, None] * ramp(w, x, ground.shape[1])[None, :])[..., None]
    out = ground.copy()
    out[y:y + h, x:x + w] += m * (piece - ground[y:y + h, x:x + w])
    return out.astype(np.float32)
