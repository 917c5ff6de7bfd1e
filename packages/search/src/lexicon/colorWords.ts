/** Common color names in both languages. */
const WORDS = {
  black: ['黑色', 'black'],
  white: ['白色', 'white'],
  grey: ['灰色', 'gray'],
  red: ['红色', 'red'],
  pink: ['粉色', 'pink'],
  orange: ['橙色', 'orange'],
  brown: ['棕色', 'brown'],
  yellow: ['黄色', 'yellow'],
  green: ['绿色', 'green'],
  blue: ['蓝色', 'blue'],
  purple: ['紫色', 'purple'],
} as const satisfies Record<string, readonly [chinese: string, english: string]>;

const CHINESE = new RegExp(
  Object.values(WORDS)
    .map(([chinese]) => chinese)
    .join('|'),
  'g',
);
const ENGLISH = new RegExp(
  `\\b(?:${[...Object.values(WORDS).map(([, english]) => english), 'grey'].join('|')})\\b`,
  'gi',
);

/**
 * Removes common color names from a text.
 *
 * @example withoutColors('Fits a black bag') // 'Fits a  bag'
 */
export function withoutColors(text: string): string {
  return text.replace(CHINESE, ' ').replace(ENGLISH, ' ');
}

type Family = keyof typeof WORDS;

/** Ranges of hues in degrees. They overlap where names are ambiguous. */
const HUES: readonly (readonly [family: Family, from: number, to: number])[] = [
  ['red', 0, 12],
  ['orange', 12, 38],
  ['yellow', 34, 70],
  ['green', 70, 185],
  ['blue', 175, 258],
  ['purple', 250, 310],
  ['red', 340, 360],
];

/**
 * Returns the common names of a swatch with a fancy name: a search for black headphones must find “midnight ink”, too.
 *
 * @param swatch `#rrggbb`; anything else has no names
 * @example colorWords('#1F2925') // ['黑色', 'black']
 */
export function colorWords(swatch: string): string[] {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(swatch)?.slice(1);
  return channels
    ? familiesOf(channels.map((channel) => Number.parseInt(channel, 16))).flatMap((one) => WORDS[one])
    : [];
}

function familiesOf([red = 0, green = 0, blue = 0]: readonly number[]): Family[] {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  if (most < 56) return ['black'];
  if (least > 215) return ['white'];
  if (most - least < 16) return ['grey'];
  const hue = hueOf(red, green, blue, most - least);
  // A light red is pink, and a dark orange brown.
  if ((hue < 34 || hue >= 300) && lightness > 150) return ['pink'];
  const isBrown = hue < 45 && most < 190 && lightness < 130 && hue >= 12;
  const hues = HUES.filter(([, from, to]) => hue >= from && hue < to).map(([family]) => family);
  if (isBrown) return most < 180 ? ['brown'] : ['brown', ...hues];
  return hues.length > 0 ? hues : ['pink'];
}

/** Returns the hue in degrees, as in HSL. */
function hueOf(red: number, green: number, blue: number, range: number): number {
  const most = Math.max(red, green, blue);
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
}
