import type { Shop } from '@mallard/domain/contract';
import { type Locale, textIn } from '@mallard/domain/messages';
import { offeredLocales } from '../../src/i18n/offeredLocales.ts';
import enUS from '../../src/locales/en-US/shell.json' with { type: 'json' };
import jaJP from '../../src/locales/ja-JP/shell.json' with { type: 'json' };
import zhCN from '../../src/locales/zh-CN/shell.json' with { type: 'json' };
import { withBase } from '../../src/navigation/basePath.ts';
import { isOfferedRoute } from '../../src/navigation/offeredRoutes.ts';
import { paths, type RouteName } from '../../src/navigation/routes.ts';

const messages: Readonly<Record<Locale, { nav: Pick<typeof enUS.nav, 'cart' | 'orders' | 'allCategories'> }>> = {
  'zh-CN': zhCN,
  'en-US': enUS,
  'ja-JP': jaJP,
};

const defaultIcons: readonly ManifestIcon[] = [
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
];

interface ManifestIcon {
  src: string;
  sizes: string;
  type?: string;
  purpose?: string;
}

/**
 * Returns the web app manifest of a shop, in its default language.
 *
 * @see https://developer.mozilla.org/docs/Web/Progressive_web_apps/Manifest
 */
export function webManifest(shop: Shop): object {
  const [lang = 'zh-CN' as const] = offeredLocales(shop);
  const { nav } = messages[lang];
  const name = textIn(shop.name, lang);
  const description = textIn(shop.description, lang);
  const icons: readonly ManifestIcon[] =
    shop.logo === null ? defaultIcons : [{ src: shop.logo, sizes: 'any', purpose: 'any' }];
  const shortcuts: { screen: RouteName; name: string; url: string }[] = [
    { screen: 'cart', name: nav.cart, url: paths.cart() },
    { screen: 'orders', name: nav.orders, url: paths.orders() },
    { screen: 'category', name: nav.allCategories, url: paths.category() },
  ];
  return {
    id: paths.home(),
    name,
    short_name: name,
    ...(description !== '' && { description }),
    lang,
    dir: 'ltr',
    start_url: paths.home(),
    scope: withBase('/'),
    display: 'standalone',
    background_color: '#fbf9f5',
    theme_color: '#fbf9f5',
    icons: icons.map((icon) => ({ ...icon, src: withBase(icon.src) })),
    shortcuts: shortcuts.filter(({ screen }) => isOfferedRoute(screen, shop)).map(({ name, url }) => ({ name, url })),
  };
}
