import { parse } from 'regexparam';
import { withBase, withoutBase } from './basePath.ts';

/** Who can open a screen: `guest` means signed out only, `member` means signed in only. */
export type RouteAccess = 'public' | 'guest' | 'member';

/**
 * What surrounds a screen. The sidebar is shown from 1024 px, the bottom navigation and top bar below that. The top bar `shop` has
 * the search field, `screen` has the screen's title and a back button.
 */
export interface RouteFrame {
  readonly sidebar: 'full' | 'rail' | 'none';
  readonly hasBottomNav: boolean;
  readonly topBar: 'shop' | 'screen' | 'none';
  /** Whether it is a step of a purchase: the wide header shows the steps instead of links. */
  readonly isPurchase?: boolean;
}

export interface Route {
  /** Pattern with `:name` parameters, below the shop's base path. */
  readonly path: string;
  readonly access: RouteAccess;
  /** The screen's module below `features/`, without `Screen.tsx`; its first folder is the namespace of its messages. */
  readonly screen: `${string}/${string}`;
  readonly frame: RouteFrame;
  /** Namespaces of messages beyond the screen's own. */
  readonly namespaces?: readonly string[];
  /** Whether state and scroll position are preserved while another screen is shown. @default false */
  readonly isPreserved?: boolean;
  /** Whether search engines may list it. @default false */
  readonly isIndexed?: boolean;
  /** HTTP status of the server's response. @default 200 */
  readonly status?: number;
}

const browse: RouteFrame = { sidebar: 'full', hasBottomNav: true, topBar: 'screen' };
const storefront: RouteFrame = { ...browse, topBar: 'shop' };
const account: RouteFrame = { ...browse };
const task: RouteFrame = { sidebar: 'none', hasBottomNav: false, topBar: 'screen' };
const purchase: RouteFrame = { ...task, isPurchase: true };

/** Messages of the components for accounts and articles. */
const accountNamespaces = ['ui/account'];
const orderNamespaces = ['ui/orders'];

/**
 * All screens of the shop. Router, guard, titles, sitemaps and state preservation read this table; no other file lists paths. Links are
 * built with {@link paths}, which adds the base path.
 */
export const routes = {
  home: { path: '/home', access: 'public', screen: 'home/Home', frame: storefront, isPreserved: true, isIndexed: true },
  category: {
    path: '/category',
    access: 'public',
    screen: 'category/Category',
    frame: storefront,
    isPreserved: true,
    isIndexed: true,
  },
  search: { path: '/search', access: 'public', screen: 'category/Search', frame: storefront },
  newArrivals: { path: '/new', access: 'public', screen: 'category/NewArrivals', frame: browse, isIndexed: true },
  hotSale: { path: '/hot', access: 'public', screen: 'category/HotSale', frame: browse, isIndexed: true },
  deals: { path: '/discount', access: 'public', screen: 'category/Deals', frame: browse, isIndexed: true },
  product: {
    path: '/product/:uuid',
    access: 'public',
    screen: 'product/Product',
    frame: { sidebar: 'rail', hasBottomNav: false, topBar: 'none' },
    namespaces: ['coupons', 'ui/product'],
    isIndexed: true,
  },
  login: { path: '/login', access: 'guest', screen: 'login/Login', frame: task, namespaces: accountNamespaces },
  register: {
    path: '/register',
    access: 'guest',
    screen: 'register/Register',
    frame: task,
    namespaces: accountNamespaces,
  },
  resetPassword: {
    path: '/reset-password',
    access: 'guest',
    screen: 'login/ResetPassword',
    frame: task,
    namespaces: accountNamespaces,
  },
  cart: {
    path: '/cart',
    access: 'member',
    screen: 'cart/Cart',
    frame: { ...browse, sidebar: 'rail' },
    namespaces: ['coupons', 'ui/cart'],
  },
  checkout: {
    path: '/checkout',
    access: 'member',
    screen: 'checkout/Checkout',
    frame: purchase,
    namespaces: ['address', 'ui/address', 'ui/checkout'],
  },
  payment: {
    path: '/payment/:uuid',
    access: 'member',
    screen: 'payment/Payment',
    frame: purchase,
    namespaces: ['ui/checkout'],
  },
  paymentResult: {
    path: '/payment-result',
    access: 'member',
    screen: 'payment/PaymentResult',
    frame: purchase,
    namespaces: ['ui/checkout'],
  },
  orders: { path: '/order', access: 'member', screen: 'orders/Orders', frame: account, namespaces: orderNamespaces },
  order: {
    path: '/order/:uuid',
    access: 'member',
    screen: 'orders/Order',
    frame: account,
    namespaces: orderNamespaces,
  },
  review: {
    path: '/review/:orderUuid',
    access: 'member',
    screen: 'orders/Review',
    frame: task,
    namespaces: orderNamespaces,
  },
  afterSale: {
    path: '/after-sale/:orderUuid',
    access: 'member',
    screen: 'orders/AfterSale',
    frame: task,
    namespaces: orderNamespaces,
  },
  user: { path: '/user', access: 'member', screen: 'user/User', frame: account, namespaces: accountNamespaces },
  profile: {
    path: '/user/profile',
    access: 'member',
    screen: 'user/Profile',
    frame: account,
    namespaces: accountNamespaces,
  },
  addresses: {
    path: '/address',
    access: 'member',
    screen: 'address/Addresses',
    frame: account,
    namespaces: ['ui/address'],
  },
  addressEdit: {
    path: '/address-edit',
    access: 'member',
    screen: 'address/AddressEdit',
    frame: account,
    namespaces: ['ui/address'],
  },
  favorites: { path: '/favorites', access: 'member', screen: 'favorites/Favorites', frame: account },
  coupons: { path: '/coupons', access: 'member', screen: 'coupons/Coupons', frame: account },
  notifications: {
    path: '/notifications',
    access: 'member',
    screen: 'notifications/Notifications',
    frame: account,
    namespaces: accountNamespaces,
  },
  settings: { path: '/settings', access: 'public', screen: 'settings/Settings', frame: account },
  help: {
    path: '/help',
    access: 'public',
    screen: 'help/Help',
    frame: account,
    isIndexed: true,
    namespaces: accountNamespaces,
  },
  about: {
    path: '/about',
    access: 'public',
    screen: 'info/About',
    frame: account,
    isIndexed: true,
    namespaces: accountNamespaces,
  },
  contact: {
    path: '/contact',
    access: 'public',
    screen: 'info/Contact',
    frame: account,
    isIndexed: true,
    namespaces: accountNamespaces,
  },
  terms: {
    path: '/terms',
    access: 'public',
    screen: 'info/Terms',
    frame: account,
    isIndexed: true,
    namespaces: accountNamespaces,
  },
  privacy: {
    path: '/privacy',
    access: 'public',
    screen: 'info/Privacy',
    frame: account,
    isIndexed: true,
    namespaces: accountNamespaces,
  },
  forbidden: { path: '/403', access: 'public', screen: 'error/Forbidden', frame: storefront, status: 403 },
  notFound: { path: '/404', access: 'public', screen: 'error/NotFound', frame: storefront, status: 404 },
  tooManyRequests: {
    path: '/429',
    access: 'public',
    screen: 'error/TooManyRequests',
    frame: storefront,
    status: 429,
  },
  serverError: { path: '/500', access: 'public', screen: 'error/ServerError', frame: storefront, status: 500 },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Paths of an earlier version. Redirects preserve the query. */
const redirects: Record<string, string> = {
  '/': routes.home.path,
  '/products': routes.category.path,
  '/orders': routes.orders.path,
  '/user/settings': routes.settings.path,
  '/user/address/edit': routes.addressEdit.path,
};

export interface RouteMatch {
  readonly name: RouteName;
  readonly route: Route;
  /** Decoded values of the path's parameters. */
  readonly params: Readonly<Record<string, string>>;
}

const names = Object.keys(routes) as RouteName[];
const patterns = names.map((name) => ({ name, ...parse(routes[name].path) }));

const notFound: RouteMatch = { name: 'notFound', route: routes.notFound, params: {} };

/**
 * Returns the screen of a path in the address bar; `notFound` if it isn't in the table.
 *
 * @example matchRoute('/product/gid%3A1').params // { uuid: 'gid:1' }
 */
export function matchRoute(pathname: string): RouteMatch {
  const path = withoutBase(pathname);
  return path === null ? notFound : matchPath(path);
}

/** @param path without the base path */
function matchPath(path: string): RouteMatch {
  for (const { name, pattern, keys } of patterns) {
    const matched = pattern.exec(path);
    if (matched)
      return {
        name,
        route: routes[name],
        params: Object.fromEntries(keys.map((key, i) => [key, decode(matched[i + 1] ?? '')])),
      };
  }
  return notFound;
}

/** Decodes a part of a path. A part that is not encoded correctly is the id of nothing as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Returns the canonical path for a path that has moved, has a trailing slash or differs in case. Returns `null` if the path is already
 * canonical, or unknown.
 *
 * @param search preserved in the result
 *
 * @example redirectOf('/HOME/', '?a=1') // '/home?a=1'
 */
export function redirectOf(pathname: string, search: string): string | null {
  const path = withoutBase(pathname);
  if (path === null) return null;
  const target = withBase(redirects[path.toLowerCase().replace(/(.)\/$/, '$1')] ?? canonicalPath(path));
  return target === pathname ? null : `${target}${search}`;
}

/** Writes a path as the route table does. Parameters are ids, which stay as they are: their case is significant. */
function canonicalPath(path: string): string {
  const { name, route } = matchPath(path);
  if (name === 'notFound') return path;
  const parts = path.split('/');
  return route.path
    .split('/')
    .map((part, position) => (part.startsWith(':') ? parts[position] : part))
    .join('/');
}

/** Whether a path is a screen of the shop. A `redirect` parameter must be one. */
export function isKnownPath(pathname: string): boolean {
  return matchRoute(pathname).name !== 'notFound' && pathname !== withBase(routes.notFound.path);
}

type Query = Record<string, string | number | boolean | null | undefined>;

/**
 * Formats a query string without empty values.
 *
 * @example queryString({ tab: 'all', page: undefined }) // '?tab=all'
 */
export function queryString(query: Query = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return search === '' ? '' : `?${search}`;
}

/** Returns the path of a screen without parameters. @example pathOf('home') // '/shop/home' */
export function pathOf(name: RouteName): string {
  return withBase(routes[name].path);
}

/** Functions that build the path and query of each screen. Ids may contain characters that are encoded in a path. */
export const paths = {
  home: () => pathOf('home'),
  category: (query?: Query) => pathOf('category') + queryString(query),
  search: (keyword: string, query?: Query) => pathOf('search') + queryString({ keyword, ...query }),
  newArrivals: () => pathOf('newArrivals'),
  hotSale: () => pathOf('hotSale'),
  deals: () => pathOf('deals'),
  product: (uuid: string, query?: Query) => withBase(`/product/${encodeURIComponent(uuid)}${queryString(query)}`),
  // `redirect` is required, so that no link forgets where a login leads. Usually it is `loginTarget` of the current screen.
  login: (redirect: string | undefined) => pathOf('login') + queryString({ redirect }),
  register: (redirect: string | undefined) => pathOf('register') + queryString({ redirect }),
  resetPassword: (redirect: string | undefined) => pathOf('resetPassword') + queryString({ redirect }),
  cart: () => pathOf('cart'),
  checkout: (query?: Query) => pathOf('checkout') + queryString(query),
  payment: (orderUuid: string) => withBase(`/payment/${encodeURIComponent(orderUuid)}`),
  paymentResult: (orderUuid: string) => pathOf('paymentResult') + queryString({ orderUuid }),
  orders: (tab?: string) => pathOf('orders') + queryString({ tab }),
  order: (uuid: string) => withBase(`/order/${encodeURIComponent(uuid)}`),
  review: (orderUuid: string) => withBase(`/review/${encodeURIComponent(orderUuid)}`),
  afterSale: (orderUuid: string) => withBase(`/after-sale/${encodeURIComponent(orderUuid)}`),
  user: () => pathOf('user'),
  profile: () => pathOf('profile'),
  addresses: () => pathOf('addresses'),
  addressEdit: (query?: Query) => pathOf('addressEdit') + queryString(query),
  favorites: () => pathOf('favorites'),
  coupons: (scope?: string) => pathOf('coupons') + queryString({ scope }),
  notifications: () => pathOf('notifications'),
  settings: () => pathOf('settings'),
  /** @param fragment a group of questions */
  help: (fragment?: 'shipping' | 'returns') =>
    fragment === undefined ? pathOf('help') : `${pathOf('help')}#${fragment}`,
  about: () => pathOf('about'),
  contact: () => pathOf('contact'),
  terms: () => pathOf('terms'),
  privacy: () => pathOf('privacy'),
  forbidden: () => pathOf('forbidden'),
} as const;
