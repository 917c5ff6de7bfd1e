import { darker, isPale, lighter } from './colour.ts';

/** Hands out fills for one picture and remembers their definitions. All light comes from the upper left. */
export interface Brush {
  /** A round body seen from the side: lit left of the middle, dark at the right. */
  tube(colour: string): string;
  /** A flat face: lit at the upper left corner. */
  face(colour: string): string;
  /** A ball. */
  ball(colour: string): string;
  /** The inside of a vessel: dark where a tube is lit. */
  hollow(colour: string): string;
  /** Light that fades to nothing; `strength` 0–1 is its opacity in the middle. */
  glow(colour: string, strength: number): string;
  /** Fine specks, as in stoneware. */
  specks(): string;
  /** Cloth over a loudspeaker. */
  mesh(): string;
  /** Parallel ribs `width` units apart, as in corduroy. */
  ribs(width: number): string;
  /** Every definition handed out so far, as SVG. */
  definitions(): string;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A brush for one SVG document. */
export function createBrush(): Brush {
  const ids = new Map<string, string>();
  const fill = (body: (id: string) => string): string => {
    const key = body('');
    const id = ids.get(key) ?? `f${ids.size}`;
    ids.set(key, id);
    return `url(#${id})`;
  };
  const linear = (direction: string, stops: readonly Stop[]) =>
    fill((id) => `<linearGradient id="${id}" ${direction}>${stops.map(stop).join('')}</linearGradient>`);
  const radial = (direction: string, stops: readonly Stop[]) =>
    fill((id) => `<radialGradient id="${id}" ${direction}>${stops.map(stop).join('')}</radialGradient>`);
  const pattern = (width: number, height: number, body: string) =>
    fill(
      (id) => `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`,
    );

  return {
    tube: (colour) =>
      linear('x2="1" y2="0"', [
        [0, darker(colour, 0.16)],
        [0.26, lighter(colour, isPale(colour) ? 0.55 : 0.17)],
        [0.55, colour],
        [1, darker(colour, 0.4)],
      ]),
    face: (colour) =>
      linear('x2="0.7" y2="1"', [
        [0, lighter(colour, isPale(colour) ? 0.4 : 0.13)],
        [0.5, colour],
        [1, darker(colour, 0.26)],
      ]),
    ball: (colour) =>
      radial('cx="0.36" cy="0.3" r="0.78"', [
        [0, lighter(colour, isPale(colour) ? 0.6 : 0.26)],
        [0.45, colour],
        [1, darker(colour, 0.42)],
      ]),
    hollow: (colour) =>
      linear('x2="1" y2="0.3"', [
        [0, darker(colour, 0.38)],
        [0.6, darker(colour, 0.12)],
        [1, lighter(colour, 0.1)],
      ]),
    glow: (colour, strength) =>
      radial('r="0.5"', [
        [0, colour, strength],
        [0.45, colour, strength * 0.42],
        [1, colour, 0],
      ]),
    specks: () => pattern(74, 68, specks),
    mesh: () =>
      pattern(
        10,
        10,
        '<circle cx="3" cy="3" r="2.1" fill="#000" opacity=".26"/><circle cx="8" cy="8" r="2.1" fill="#000" opacity=".26"/>',
      ),
    ribs: (width) =>
      pattern(
        width,
        40,
        `<path d="M0 0h${width * 0.3}v40H0z" fill="#000" opacity=".13"/><path d="M${width * 0.3} 0h${width * 0.2}v40h-${width * 0.2}z" fill="#fff" opacity=".09"/>`,
      ),
    definitions: () => [...ids].map(([key, id]) => key.replace('id=""', `id="${id}"`)).join(''),
  };
}

function stop([offset, colour, opacity]: Stop): string {
  const fade = opacity === undefined ? '' : ` stop-opacity="${Number(opacity.toFixed(3))}"`;
  return `<stop offset="${offset}" stop-color="${colour}"${fade}/>`;
}

const specks = [
  [8, 12, 1.8],
  [27, 40, 1.2],
  [44, 9, 1.4],
  [61, 30, 2],
  [18, 58, 1.3],
  [52, 55, 1.6],
  [36, 24, 0.9],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#5C4A33" opacity=".28"/>`)
  .join('');
