/**
 * Backgrounds of photographs. They are light in every theme, like the photographs, so themes and
 * brands cannot change them.
 */
export const scene = {
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
} as const;
