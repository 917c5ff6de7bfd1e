import type { Preview } from '@storybook/react-vite';

type Choice = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<NonNullable<Choice['toolbar']>['icon']>;

/** Themes by the value of `data-theme` on the root element. Another theme is another line. */
const THEMES = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  'contrast-dark': 'High contrast, dark',
  system: 'As the system',
};

/** Brands; `usePage` gives the page their CSS. */
const BRANDS = { mallard: 'Mallard', kingfisher: 'Kingfisher' };

const LANGUAGES = { 'zh-CN': '简体中文', 'en-US': 'English' };
const DIRECTIONS = { ltr: 'Left to right', rtl: 'Right to left' };
const MOTION = { system: 'Movement as the system', reduce: 'No movement' };
const NETWORKS = { good: 'Good network', slow: 'Answers on their way', failing: 'Failing shop', none: 'No network' };
const STOCKS = { asItIs: 'Stock as it is', few: 'Three left of each', soldOut: 'All sold out' };
const ORDERS = {
  unpaid: 'Unpaid order',
  unshipped: 'Paid order',
  shipped: 'Shipped order',
  completed: 'Completed order',
  cancelled: 'Cancelled order',
};
const CLOCKS = { real: 'Time of the device', fixed: '14 March 2026, 10:00' };

/** What the toolbar sets, and every link may: `&globals=locale:en-US;theme:dark;motion:reduce`. */
export const globalTypes = {
  locale: choice('Language', 'globe', LANGUAGES),
  theme: choice('Theme', 'contrast', THEMES),
  brand: choice('Brand', 'paintbrush', BRANDS),
  direction: choice('Direction of text', 'transfer', DIRECTIONS),
  motion: choice('Movement', 'lightning', MOTION),
  clock: choice('Clock', 'time', CLOCKS),
  network: choice('Network of a screen', 'transfer', NETWORKS),
  stock: choice('Stock of a screen', 'box', STOCKS),
  order: choice('Order of a screen', 'listunordered', ORDERS),
};

export const initialGlobals = {
  locale: 'zh-CN',
  theme: 'light',
  brand: 'mallard',
  direction: 'ltr',
  motion: 'system',
  clock: 'real',
  network: 'good',
  stock: 'asItIs',
  order: 'shipped',
} satisfies Record<keyof typeof globalTypes, string>;

/** Language and theme of a test, and the direction of its text. */
export interface Look {
  locale: string;
  theme: string;
  /** @default 'ltr' */
  direction?: string;
}

/** The two looks that every story is tested in: they differ in all that most stories can differ in. */
export const looks: readonly Look[] = [
  { locale: 'zh-CN', theme: 'light' },
  { locale: 'en-US', theme: 'dark' },
];

/** Those that every Matrix story, which shows all states of a component, is tested in besides. */
export const rarerLooks: readonly Look[] = [
  { locale: 'zh-CN', theme: 'contrast' },
  { locale: 'en-US', theme: 'contrast-dark', direction: 'rtl' },
];

/** Widths of a page; in a link `viewport.value:phone`. Without one a story is as wide as the window. */
export const viewports = {
  phone: { name: '390, phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: '768, tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: '1440, desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** One entry of the toolbar. */
function choice(description: string, icon: Icon, titles: Readonly<Record<string, string>>): Choice {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return { description, toolbar: { icon, dynamicTitle: true, items } };
}
