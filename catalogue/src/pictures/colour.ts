/** Mixes two `#RRGGBB` colours; `share` of the second, 0–1. */
function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  return `#${a.map((value, place) => hexByte(value + ((b[place] ?? value) - value) * share)).join('')}`;
}

/** The colour in more light. */
export function lighter(colour: string, share: number): string {
  return mix(colour, '#FFFFFF', share);
}

/** The colour in warm shade; pale colours take less of it, so that white china does not turn grey. */
export function darker(colour: string, share: number): string {
  return isPale(colour) ? mix(colour, '#4A3E2C', share * 0.8) : mix(colour, '#0B0D0A', share);
}

/** Whether a colour is nearly white. */
export function isPale(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 195;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0').toUpperCase();
}
