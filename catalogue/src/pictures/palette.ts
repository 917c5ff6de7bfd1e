import type { SceneTint } from '../types.ts';

/** Dominant colour of each backdrop, `#RRGGBB`; also what a page shows while the picture loads. */
export const tintColour: Readonly<Record<SceneTint, string>> = {
  sage: '#DFE6DC',
  moss: '#CFDCCF',
  mist: '#DDE5EA',
  lilac: '#E4E2EE',
  stone: '#E6E3DC',
  cream: '#F3EEE3',
  sand: '#EFE5D3',
  butter: '#F5E8C8',
  clay: '#EFDCCD',
  blush: '#F0E0DA',
};

/** Colours that an object may have. A closed list, so that a server can be asked for a finite number of pictures only. */
export const pictureColours = {
  bottleGreen: '#0E5546',
  speculumBlue: '#2F449C',
  amber: '#C8811B',
  chestnut: '#8A4A33',
  cream: '#F3EEE3',
  ink: '#1F2925',
  clay: '#B96A45',
  sage: '#8FA693',
  walnut: '#A9683F',
  grey: '#8B9490',
  rose: '#C98F86',
  brass: '#C49A4A',
} as const;

/** Name of a colour of the palette. */
export type PictureColour = keyof typeof pictureColours;
