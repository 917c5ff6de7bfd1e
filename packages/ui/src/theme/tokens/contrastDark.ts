import type { ThemeChanges } from './ThemeTokens.ts';

/** High-contrast changes to the dark theme: text at 7 to 1 and shapes at 4.5 to 1, WCAG 2.2 level AAA. */
export const contrastDark = {
  color: {
    background: {
      canvas: '#000000',
      surface: '#080C0A',
      raised: '#101614',
      hover: '#1B2521',
      'brand-subtle': '#0A211B',
      scrim: 'rgb(0 0 0 / 0.82)',
    },
    foreground: {
      default: '#FFFFFF',
      muted: '#E2E8E5',
      subtle: '#CBD3CF',
      disabled: '#98A29D',
      'success-on-inverse': '#0B4237',
      'danger-on-inverse': '#7D120B',
      'on-brand-muted': '#EEF7F2',
      brand: '#BCE3D6',
      price: '#FAD894',
      'price-on-brand': '#FAD894',
      rating: '#F7BF5B',
      link: '#C8D3F7',
      info: '#C8D3F7',
      warm: '#E9CFC1',
      warning: '#FAD894',
      success: '#BCE3D6',
      danger: '#FBE6E3',
      'on-scene': '#000000',
      'on-scene-muted': '#1E2723',
    },
    line: {
      subtle: '#66706B',
      default: '#87918C',
      field: '#B4BDB8',
      brand: '#83CCB6',
      danger: '#FBE6E3',
      focus: '#FAD894',
    },
    action: {
      primary: { background: '#83CCB6', hover: '#BCE3D6', pressed: '#DDF0E8' },
      accent: { foreground: '#1A0F00' },
      quiet: { foreground: '#FFFFFF', line: '#B4BDB8' },
      danger: { background: '#FBE6E3', foreground: '#3A0E0A' },
    },
  },
  shadow: { hairline: '0 0 0 1px #66706B', float: '0 0 0 1px #87918C', 'bar-up': '0 -1px 0 #87918C' },
} as const satisfies ThemeChanges;
