import type { Brush } from './brush.ts';

/** A filled outline. `more` holds further attributes. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
}

/** A line with round ends. */
export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;
}

/** An ellipse, or a circle where both radii are the same. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(more)}/>`;
}

/** A rectangle with rounded corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${attributes(more)}/>`;
}

/** Parts turned about a point, in degrees. */
export function turned(degrees: number, cx: number, cy: number, ...parts: string[]): string {
  return `<g transform="rotate(${degrees} ${cx} ${cy})">${parts.join('')}</g>`;
}

/**
 * Soft shadow of something that stands at `cx`, `y` and is `2 * rx` wide: dark where it touches, long to the lower right.
 * `weight` 0–1 makes it paler, for what stands on legs.
 */
export function shadow(brush: Brush, cx: number, y: number, rx: number, weight = 1): string {
  return (
    oval(cx + rx * 0.42, y + rx * 0.1, rx * 1.45, rx * 0.24, brush.glow('#3A2F20', 0.34 * weight)) +
    oval(cx + rx * 0.06, y, rx * 1.12, rx * 0.12 + 8, brush.glow('#1E1810', 0.62 * weight))
  );
}

function attributes(more: string): string {
  return more === '' ? '' : ` ${more}`;
}
