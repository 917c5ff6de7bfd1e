/** Distances in px. Inside a component 4 to 12, between components 12 to 24, between sections 36 and more. */
export const space = {
  0: 0,
  2: 2,
  4: 4,
  8: 8,
  12: 12,
  16: 16,
  20: 20,
  24: 24,
  32: 32,
  40: 40,
  48: 48,
  64: 64,
  80: 80,
  96: 96,
} as const;

/** Corner radii in px: tags xs, fields and chips md, pictures and panels lg, dialogs xl, buttons pill. */
export const radius = {
  xs: 4,
  sm: 8,
  md: 12,
  lg: 16,
  xl: 24,
  pill: 999,
} as const;

/** Name of a corner radius. */
export type RadiusName = keyof typeof radius;

/** Heights and widths in px that several components share; `touch` is the minimum side of a pointer target. */
export const size = {
  touch: 44,
  'control-sm': 36,
  'control-md': 44,
  'control-lg': 52,
  header: 72,
  topbar: 56,
  sidebar: 232,
  'bottom-nav': 60,
  'buy-bar': 64,
  'icon-sm': 16,
  'icon-md': 20,
  'icon-lg': 24,
} as const;

/** Durations in ms. */
export const duration = {
  instant: 80,
  fast: 140,
  base: 220,
  slow: 360,
  stately: 560,
} as const;

/** Control points of the cubic Bézier curves of animations. */
export const easing = {
  standard: [0.2, 0, 0, 1],
  enter: [0.05, 0.7, 0.1, 1],
  exit: [0.3, 0, 0.8, 0.15],
  glide: [0.65, 0, 0.35, 1],
} as const;

/** Stacking order of elements above the page. */
export const zIndex = {
  base: 0,
  raised: 1,
  sticky: 100,
  header: 200,
  'bottom-nav': 210,
  dropdown: 300,
  scrim: 400,
  sheet: 410,
  dialog: 420,
  toast: 500,
} as const;
