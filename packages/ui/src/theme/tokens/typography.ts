/** Text sizes of one role: `size` and `lineHeight` in px on phones and from 1024 px on, `tracking` in em. */
export interface TextRole {
  mobile: { size: number; lineHeight: number };
  desktop: { size: number; lineHeight: number };
  weight: 400 | 600;
  tracking: number;
}

/**
 * Font with only apostrophes and quotation marks, for Linux systems whose only Latin font is DejaVu
 * Sans. Its letters are a sixth wider than those of other fonts, but a Chinese font shows the marks
 * as wide as a Chinese character.
 */
export const quotesFace = 'Mallard Quotes';

/**
 * System fonts only, so nothing is downloaded. Latin fonts come first, also those of Linux, so that
 * digits, ¥ and apostrophes are Latin. Numbers use a Chinese font instead of DejaVu Sans, whose
 * digits are a fifth wider: a Chinese font has Latin digits, too.
 */
export const fontFamily = {
  sans: [
    '-apple-system',
    'BlinkMacSystemFont',
    'Segoe UI Variable Text',
    'Segoe UI',
    'Inter',
    'Roboto',
    'Noto Sans',
    'Liberation Sans',
    quotesFace,
    'PingFang SC',
    'HarmonyOS Sans SC',
    'MiSans',
    'Microsoft YaHei UI',
    'Microsoft YaHei',
    'Noto Sans CJK SC',
    'Source Han Sans SC',
    'system-ui',
    'sans-serif',
  ],
  numeric: [
    '-apple-system',
    'BlinkMacSystemFont',
    'Segoe UI Variable Display',
    'Segoe UI',
    'Inter',
    'Roboto',
    'Noto Sans',
    'Helvetica Neue',
    'Arial',
    'Liberation Sans',
    'Noto Sans CJK SC',
    'Source Han Sans SC',
    'system-ui',
    'sans-serif',
  ],
} as const;

/** Every text role. Only two weights, because every Chinese system font has these. */
export const typography = {
  display: {
    mobile: {
      size: 34,
      lineHeight: 44,
    },
    desktop: {
      size: 52,
      lineHeight: 64,
    },
    weight: 600,
    tracking: -0.01,
  },
  headline: {
    mobile: {
      size: 26,
      lineHeight: 36,
    },
    desktop: {
      size: 34,
      lineHeight: 44,
    },
    weight: 600,
    tracking: -0.005,
  },
  title: {
    mobile: {
      size: 20,
      lineHeight: 28,
    },
    desktop: {
      size: 24,
      lineHeight: 34,
    },
    weight: 600,
    tracking: 0,
  },
  subtitle: {
    mobile: {
      size: 17,
      lineHeight: 26,
    },
    desktop: {
      size: 18,
      lineHeight: 28,
    },
    weight: 600,
    tracking: 0,
  },
  body: {
    mobile: {
      size: 15,
      lineHeight: 24,
    },
    desktop: {
      size: 15,
      lineHeight: 26,
    },
    weight: 400,
    tracking: 0,
  },
  'body-strong': {
    mobile: {
      size: 15,
      lineHeight: 24,
    },
    desktop: {
      size: 15,
      lineHeight: 26,
    },
    weight: 600,
    tracking: 0,
  },
  label: {
    mobile: {
      size: 14,
      lineHeight: 20,
    },
    desktop: {
      size: 14,
      lineHeight: 20,
    },
    weight: 400,
    tracking: 0,
  },
  'label-strong': {
    mobile: {
      size: 14,
      lineHeight: 20,
    },
    desktop: {
      size: 14,
      lineHeight: 20,
    },
    weight: 600,
    tracking: 0,
  },
  small: {
    mobile: {
      size: 13,
      lineHeight: 20,
    },
    desktop: {
      size: 13,
      lineHeight: 20,
    },
    weight: 400,
    tracking: 0,
  },
  caption: {
    mobile: {
      size: 12,
      lineHeight: 16,
    },
    desktop: {
      size: 12,
      lineHeight: 18,
    },
    weight: 400,
    tracking: 0,
  },
  'price-xl': {
    mobile: {
      size: 34,
      lineHeight: 40,
    },
    desktop: {
      size: 40,
      lineHeight: 48,
    },
    weight: 600,
    tracking: -0.02,
  },
  'price-lg': {
    mobile: {
      size: 24,
      lineHeight: 30,
    },
    desktop: {
      size: 26,
      lineHeight: 32,
    },
    weight: 600,
    tracking: -0.02,
  },
  'price-md': {
    mobile: {
      size: 19,
      lineHeight: 24,
    },
    desktop: {
      size: 20,
      lineHeight: 26,
    },
    weight: 600,
    tracking: -0.01,
  },
  'price-sm': {
    mobile: {
      size: 15,
      lineHeight: 20,
    },
    desktop: {
      size: 15,
      lineHeight: 20,
    },
    weight: 600,
    tracking: 0,
  },
} as const satisfies Record<string, TextRole>;
