import { offers } from '@mallard/domain/capabilities';
import type { ArticleName, Shop } from '@mallard/domain/contract';
import {
  createAddress,
  createOrder,
  createPayment,
  deleteAddress,
  type EndpointDescriptor,
  getCart,
  getOrder,
  getProfile,
  listAddresses,
  listCoupons,
  listFavorites,
  listNotifications,
  listOrders,
  login,
  loginByCode,
  previewOrder,
  register,
  requestAfterSale,
  resetPassword,
  reviewOrder,
  searchProducts,
  sendContactMessage,
  sendVerificationCode,
  setDefaultAddress,
  updateAddress,
} from '@mallard/domain/endpoints';
import { matchRoute, type RouteMatch, type RouteName, routes } from './routes.ts';

/** What the routes of a shop depend on. */
type OfferedParts = Pick<Shop, 'notOffered' | 'articles' | 'support'>;

/** Endpoints without which a screen is of no use. Screens that are missing here need only what every back end offers. */
const requiredEndpoints: Partial<Record<RouteName, readonly EndpointDescriptor[]>> = {
  search: [searchProducts],
  register: [register],
  resetPassword: [resetPassword, sendVerificationCode],
  cart: [getCart],
  checkout: [previewOrder, createOrder],
  payment: [createPayment],
  paymentResult: [createPayment],
  orders: [listOrders],
  order: [getOrder],
  review: [reviewOrder],
  afterSale: [requestAfterSale],
  profile: [getProfile],
  addresses: [listAddresses, updateAddress, deleteAddress, setDefaultAddress],
  addressEdit: [createAddress],
  favorites: [listFavorites],
  coupons: [listCoupons],
  notifications: [listNotifications],
};

/** The ways to log in. A back end offers a way if it offers all of its endpoints. */
const waysToLogIn = {
  password: [login],
  code: [loginByCode, sendVerificationCode],
} as const satisfies Record<string, readonly EndpointDescriptor[]>;
export type WayToLogIn = keyof typeof waysToLogIn;

/** The articles that are screens of their own. */
const articles: Partial<Record<RouteName, ArticleName>> = { about: 'about', terms: 'terms', privacy: 'privacy' };

/** Returns the ways to log in that the back end offers. */
export function offeredWaysToLogIn(shop: Pick<Shop, 'notOffered'>): WayToLogIn[] {
  const ways = Object.keys(waysToLogIn) as WayToLogIn[];
  return ways.filter((way) => waysToLogIn[way].every((endpoint) => offers(shop, endpoint)));
}

/** Returns whether a shop has a screen: its back end offers the endpoints that the screen needs, and the shop has the article or a way to contact it. */
export function isOfferedRoute(name: RouteName, shop: OfferedParts): boolean {
  const article = articles[name];
  if (article !== undefined) return shop.articles[article] !== undefined;
  if (name === 'login') return offeredWaysToLogIn(shop).length > 0;
  if (name === 'contact')
    return offers(shop, sendContactMessage) || shop.support.email !== null || shop.support.phone !== null;
  return (requiredEndpoints[name] ?? []).every((endpoint) => offers(shop, endpoint));
}

/** Returns the screen of a path; `notFound` also if the shop doesn't have it. */
export function matchOfferedRoute(pathname: string, shop: OfferedParts): RouteMatch {
  const match = matchRoute(pathname);
  return isOfferedRoute(match.name, shop) ? match : { name: 'notFound', route: routes.notFound, params: {} };
}

/** Returns whether a link leads to a screen that the shop has. */
export function isOfferedLink({ href }: { href: string }, shop: OfferedParts): boolean {
  return matchOfferedRoute(href.split(/[?#]/)[0] ?? href, shop).name !== 'notFound';
}
