import { offeredShippingMethods } from '@mallard/domain/rules';
import type { OfflineCall, OpenShop, SignedInUser } from '../calls/offlineCall.ts';
import { claimCoupon, readClaimedCoupons } from '../coupons/userCoupons.ts';
import { readDemand } from '../inventory/demand.ts';
import { demoAddresses, demoNickname, demoNote, demoReview } from '../messages/demoTexts.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { priceChoice } from '../orders/priceChoice.ts';
import { shipOrder } from '../orders/shipOrder.ts';
import { applyPaid } from '../payments/applyReport.ts';
import { startPayment } from '../payments/startPayment.ts';
import { writeReviews } from '../reviews/writeReviews.ts';
import { DEMO_ACCOUNT } from '../sessions/accounts.ts';
import { pathOfLink } from '../shop/pathOfLink.ts';
import type { SampleShop, SampleSku } from '../shop/sampleShop.ts';
import { skuId, stableId } from '../shop/stableId.ts';
import { demoClaims, demoFavorites } from './demoHistory.ts';
import { type DemoOrder, demoOrders } from './demoOrders.ts';
import type { OrderState, UserState } from './shopState.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const READ_AFTER_DAYS = 2;
const REVIEWED_DAYS_AGO = 8;

/**
 * Creates the demo account and its history, each step at its own time in the past, with the code for real shoppers.
 * Ignores objects that the sample shop lacks.
 */
export function openDemoAccount(shop: OpenShop): void {
  const { state, now } = shop;
  const user = newDemoUser(now - 90 * DAY_MS);
  state.users.push(user);
  addAddresses(shop, user.id);
  for (const [index, slug] of demoFavorites.entries()) addFavorite(shop, user.id, slug, now - (index + 1) * DAY_MS);
  for (const { slug, daysAgo } of demoClaims) claimIfOffered(shop, user.id, slug, now - daysAgo * DAY_MS);
  for (const order of demoOrders) liveOrder(shop, user, order);
  addShopNotices(shop, user.id);
  for (const notice of state.notifications) notice.isRead = notice.createdAt < now - READ_AFTER_DAYS * DAY_MS;
}

/** Adds a favorite from before its product was reduced. */
function addFavorite({ catalog, state }: OpenShop, userId: string, slug: string, createdAt: number): void {
  const product = catalog.product(stableId('product', slug));
  if (!product) return;
  state.favorites.unshift({
    id: stableId('favorite', slug),
    userId,
    productId: product.id,
    createdAt,
    priceWhenAdded: product.originalPrice ?? product.price,
  });
}

function newDemoUser(createdAt: number): UserState {
  const { username } = DEMO_ACCOUNT;
  return {
    id: stableId('user', username),
    username,
    nickname: demoNickname,
    passwordMark: null,
    phone: null,
    gender: null,
    birthday: null,
    email: null,
    bio: '',
    avatar: null,
    createdAt,
  };
}

function addAddresses({ state, now }: OpenShop, userId: string): void {
  for (const [index, { province, city, county, areaCode, ...address }] of demoAddresses.entries())
    state.addresses.push({
      ...address,
      id: stableId('address', String(index)),
      userId,
      isDefault: index === 0,
      region: { province, city, county, areaCode },
      createdAt: now - (90 - index) * DAY_MS,
    });
}

function claimIfOffered(shop: OpenShop, userId: string, slug: string, at: number): void {
  const coupon = shop.catalog.coupon(stableId('coupon', slug));
  if (coupon && coupon.startsAt <= at && at < coupon.endsAt && coupon.total > 0)
    claimCoupon({ ...shop, now: at }, userId, coupon.id);
}

function liveOrder(shop: OpenShop, user: UserState, demo: DemoOrder): void {
  const start = shop.now - demo.placedHoursAgo * HOUR_MS;
  const at = (hours: number): OpenShop => ({ ...shop, now: Math.round(start + hours * HOUR_MS) });
  const items = demo.items.flatMap((item) => findSku(shop.catalog.shop, item) ?? []);
  if (items.length < demo.items.length) return;
  const claimedCoupons = readClaimedCoupons(shop, user.id);
  const coupon = claimedCoupons.find(
    (claimedCoupon) => demo.coupon !== undefined && claimedCoupon.coupon.id === stableId('coupon', demo.coupon),
  );
  const choice = {
    items,
    shippingMethod: offeredShippingMethods(shop.settings.shopSettings)[0],
    couponUuid: coupon?.coupon.id ?? null,
  };
  const { pricing } = priceChoice(choice, readDemand(shop, items), claimedCoupons, { ...shop, now: start });
  const draft = {
    ...choice,
    addressUuid: stableId('address', '0'),
    checkoutUuid: stableId('checkout', demo.slug),
    note: demo.hasNote ? demoNote : '',
    expectedTotal: pricing.total,
    isFromCart: false,
  };
  const order = placeOrder(at(0), user.id, draft, stableId('order', demo.slug));
  happen(order, demo, at);
  if (demo.confirmed !== undefined) reviewFirst(shop, user, order);
}

function happen(
  order: OrderState,
  { paid, shipped, confirmed, cancelled }: DemoOrder,
  at: (hours: number) => OpenShop,
) {
  if (paid) {
    const payment = startPayment(at(0), order, paid.method);
    applyPaid(at(paid.after), order, payment);
    order.shipAfter = at(paid.shipAfter).now;
  }
  if (shipped) shipOrder(at(shipped.after), order, shipped.stepHours * HOUR_MS);
  if (confirmed !== undefined) changeOrder(at(confirmed), order, 'confirm', 'shopper');
  if (cancelled !== undefined) changeOrder(at(cancelled), order, 'cancel', 'shopper', { cancelReason: 'changedMind' });
}

/** The order's other lines can still be reviewed. */
function reviewFirst(shop: OpenShop, user: UserState, order: OrderState): void {
  const [item] = order.items;
  const session = { id: '', userId: user.id, isRemembered: false, counter: 0, rotatedAt: 0, expiresAt: 0 };
  const call: OfflineCall<SignedInUser> = {
    ...shop,
    now: shop.now - REVIEWED_DAYS_AGO * DAY_MS,
    caller: { user, session },
    locale: 'zh-CN',
    messageLocale: 'zh-CN',
    raw: { headers: new Headers(), body: new Uint8Array() },
  };
  const draft = { rating: 5, content: demoReview, imageUuids: [], isAnonymous: false };
  if (item) writeReviews(call, [{ ...draft, orderItemUuid: item.id }], order.id);
}

function addShopNotices({ catalog, state, now }: OpenShop, userId: string): void {
  for (const { slug, title, content, link, daysAgo } of catalog.shop.notifications)
    state.notifications.push({
      id: stableId('notification', slug),
      userId,
      kind: 'system',
      title,
      content,
      link: link && pathOfLink(link),
      isRead: false,
      createdAt: now - daysAgo * DAY_MS,
    });
}

function findSku({ products }: SampleShop, { product, values, quantity }: DemoOrder['items'][number]) {
  const listedProduct = products.find(({ slug }) => slug === product);
  const isWanted = (sku: SampleSku) =>
    sku.stock >= quantity && Object.entries(values).every(([group, value]) => sku.values[group] === value);
  const sku = listedProduct?.skus.find(isWanted);
  return sku && { skuUuid: skuId(product, sku.values), quantity };
}
