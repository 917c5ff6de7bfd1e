import type { Locale } from '@mallard/domain/messages';
import type { Preview } from '@storybook/react-vite';

type GlobalType = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<NonNullable<GlobalType['toolbar']>['icon']>;

/** Themes by the value of `data-theme` on the root element. */
const THEMES = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  'contrast-dark': 'High contrast, dark',
  system: 'System setting',
};

/** Brands; `usePage` gives the page their CSS. */
const BRANDS = { mallard: 'Mallard', kingfisher: 'Kingfisher' };

/** Languages. The Japanese messages are machine-translated and only test a third language. */
const LANGUAGES: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'ja-JP': 'Japanese (machine-translated, for tests)',
};
const DIRECTIONS = { ltr: 'Left to right', rtl: 'Right to left' };
const MOTION = { system: 'Motion: system setting', reduce: 'Reduced motion' };

/** Globals that the toolbar sets. A link can set them too: `&globals=locale:en-US;theme:dark;motion:reduce`. */
export const globalTypes = {
  locale: toolbarMenu('Language', 'globe', LANGUAGES, { hasTitle: true }),
  theme: toolbarMenu('Theme', 'contrast', THEMES, { hasTitle: true }),
  brand: toolbarMenu('Brand', 'paintbrush', BRANDS),
  direction: toolbarMenu('Text direction', 'transfer', DIRECTIONS),
  motion: toolbarMenu('Motion', 'lightning', MOTION),
  network: { description: 'Network of a screen' },
  stock: { description: 'Stock in a screen' },
  order: { description: 'Status of the order in a screen' },
  clock: { description: 'Clock' },
} satisfies Record<string, GlobalType>;

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

/** Language, theme and text direction of a test. */
export interface Look {
  locale: string;
  theme: string;
  /** @default 'ltr' */
  direction?: string;
}

/** The two looks that every story is tested in. They differ in language and theme. */
export const looks = [
  { locale: 'zh-CN', theme: 'light' },
  { locale: 'en-US', theme: 'dark' },
] as const satisfies readonly Look[];

/** Additional looks for Matrix stories, which show all states of a component. */
export const matrixLooks: readonly Look[] = [
  { locale: 'zh-CN', theme: 'contrast' },
  { locale: 'en-US', theme: 'contrast-dark', direction: 'rtl' },
];

/** The look in a third language, for `npm run test-storybook -- --all-looks`. */
export const thirdLanguageLook: Look = { locale: 'ja-JP', theme: 'light' };

/** Widths of a page; in a link `viewport.value:phone`. The default is the width of the window. */
export const viewports = {
  phone: { name: '390, phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: '768, tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: '1440, desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/**
 * Creates a menu of the toolbar.
 *
 * @param options `hasTitle`: whether the button shows the selected value beside its icon. @default false
 */
function toolbarMenu(
  description: string,
  icon: Icon,
  titles: Readonly<Record<string, string>>,
  { hasTitle = false } = {},
): GlobalType {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return { description, toolbar: { icon, dynamicTitle: hasTitle, items } };
}
