import type { ThemeChanges } from './ThemeTokens.ts';

/** High-contrast changes to the light theme: text at 7 to 1 and shapes at 4.5 to 1, WCAG 2.2 level AAA. */
export const contrastLight = {
  color: {
    background: { canvas: '#FFFFFF', sunken: '#F5F2EB', disabled: '#E4E0D6', scrim: 'rgb(0 0 0 / 0.72)' },
    foreground: {
      default: '#000000',
      muted: '#2B332F',
      subtle: '#3A443F',
      disabled: '#5C655F',
      'on-brand-muted': '#EEF7F2',
      brand: '#0A3029',
      price: '#6E2A02',
      'price-on-brand': '#FAD894',
      rating: '#8A4A02',
      link: '#1B2760',
      info: '#1B2760',
      warm: '#3B1D12',
      warning: '#5C3003',
      success: '#0A3029',
      danger: '#7D120B',
      'danger-on-inverse': '#FBE6E3',
      'on-scene': '#000000',
      'on-scene-muted': '#1E2723',
    },
    line: {
      subtle: '#8B8A80',
      default: '#6B6A62',
      field: '#3F4540',
      brand: '#0A3029',
      danger: '#7D120B',
      focus: '#000000',
    },
    action: {
      primary: { background: '#0A3029', hover: '#06201A', pressed: '#000000' },
      accent: { hover: '#F7BF5B', pressed: '#FAD894', foreground: '#1A0F00' },
      quiet: { foreground: '#000000', line: '#3F4540' },
      danger: { background: '#7D120B' },
    },
  },
  shadow: { hairline: '0 0 0 1px #8B8A80', float: '0 0 0 1px #6B6A62', 'bar-up': '0 -1px 0 #6B6A62' },
} as const satisfies ThemeChanges;
