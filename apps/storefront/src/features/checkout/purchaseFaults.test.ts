// @vitest-environment jsdom
import {
  createOrder,
  createPayment,
  type Endpoint,
  getCart,
  getOrderPaymentStatus,
  listAddresses,
  listOrders,
  previewOrder,
} from '@mallard/domain/contract';
import { memoryArea, type StorageLike } from '@mallard/domain/storage';
import type { Fault } from '@mallard/offline/faults';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPurchase } from './testing/openPurchase.ts';

/** The requests of a purchase, in order. The order is looked for only where nobody has answered what became of it. */
const steps = [getCart, previewOrder, listAddresses, createOrder, listOrders, getOrderPaymentStatus, createPayment];
const SECONDS = 2;
const DAY_MS = 86_400_000;
const faults: readonly Fault[] = [
  { kind: 'delay', milliseconds: SECONDS * 1_000 },
  { kind: 'dropBefore' },
  { kind: 'dropAfter' },
  { kind: 'duplicate' },
  { kind: 'reorder', milliseconds: SECONDS * 1_000 },
  { kind: 'trickle', milliseconds: SECONDS * 1_000 },
  { kind: 'truncate' },
  { kind: 'wrongShape' },
  { kind: 'noEnvelope' },
  { kind: 'html' },
  { kind: 'unauthorized' },
  { kind: 'serverError' },
  { kind: 'unavailable', retryAfter: SECONDS },
  { kind: 'clockSkew', milliseconds: DAY_MS },
  { kind: 'clockSkew', milliseconds: -DAY_MS },
];
/** Longer than the client tries by itself. */
const LASTING = 5;
const lasting: ReadonlySet<Fault['kind']> = new Set([
  'dropBefore',
  'dropAfter',
  'truncate',
  'wrongShape',
  'html',
  'serverError',
  'unavailable',
]);
const reloading: ReadonlySet<Fault['kind']> = new Set(['delay', 'dropBefore', 'dropAfter', 'serverError']);

interface Case {
  step: Endpoint;
  fault: Fault;
  /** How many of its requests meet the fault. */
  times: number;
  /** Whether the page is loaded anew as it happens. */
  reloads: boolean;
}

const cases: Case[] = steps.flatMap((step) =>
  faults.flatMap((fault) => [
    { step, fault, times: 1, reloads: false },
    ...(lasting.has(fault.kind) ? [{ step, fault, times: LASTING, reloads: false }] : []),
    ...(reloading.has(fault.kind) ? [{ step, fault, times: 1, reloads: true }] : []),
  ]),
);

const nameOf = ({ step, fault, times, reloads }: Case) =>
  `${step.name} meets ${'milliseconds' in fault ? `${fault.kind} of ${fault.milliseconds} ms` : fault.kind}${times > 1 ? ' again and again' : ''}${reloads ? ' and the page is loaded anew' : ''}`;

function isOf({ method, path }: Endpoint, request: Request): boolean {
  return request.method === method && new URL(request.url).pathname === path;
}

/** Lets everything that is on its way arrive, but no time pass. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

interface Page {
  stop(): void;
  press(): boolean;
  where(): string;
}

const MOST_PRESSES = 400;

/** Walks a page to its end as a shopper would: presses what is offered, waits for what is on its way. */
async function walk<P extends Page>(
  open: () => P,
  isDone: (page: P) => boolean,
  news: { reloads: boolean },
): Promise<P> {
  let page = open();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await settle();
    if (news.reloads) {
      news.reloads = false;
      page.stop();
      page = open();
      continue;
    }
    if (isDone(page)) return page;
    expect(page.press(), `a way on at ${page.where()}`).toBe(true);
    await settle();
    vi.advanceTimersByTime(500);
  }
  throw new Error(`Stuck at ${page.where()}`);
}

interface Circumstances {
  /** What the device keeps. */
  area?: StorageLike;
  buysNow?: boolean;
}

async function buy({ step, fault, times, reloads }: Case, circumstances: Circumstances = {}) {
  const met = { times: 0, lost: 0 };
  const news = { reloads: false };
  const purchase = await openPurchase({
    ...circumstances,
    choose: (request) => {
      // Without a lost answer nobody looks for an order.
      if (step === listOrders && isOf(createOrder, request) && met.lost < 4) {
        met.lost += 1;
        return [{ kind: 'dropAfter' }];
      }
      if (!isOf(step, request) || met.times >= times) return [];
      met.times += 1;
      return [fault];
    },
    onFault: (happening) => {
      if (happening === fault) news.reloads = reloads;
    },
  });
  const checkout = await walk(
    () => purchase.openCheckout(),
    (page) => page.placed() !== null,
    news,
  );
  const orderId = checkout.placed()?.id ?? '';
  const payment = await walk(
    () => purchase.openPayment(orderId),
    (page) => page.isPaid(),
    news,
  );
  payment.stop();
  return { met, orderId, expected: purchase.expected, kept: purchase.keptAttempt(), ...(await purchase.outcome()) };
}

function expectOneOrder({ orders, orderId, expected, unitsInCart, payment, kept }: Awaited<ReturnType<typeof buy>>) {
  const { total, quantity, ...wishes } = expected;
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ id: orderId, paymentStatus: 'paid', ...wishes, amounts: { total } });
  expect(orders[0]?.items.map((item) => item.quantity)).toEqual([quantity]);
  expect([unitsInCart, payment, kept]).toEqual([0, 'paid', null]);
}

describe(`a purchase on a bad network, with ${cases.length} things that go wrong`, () => {
  // Loaded by the first cart, which takes longer than the time that stands still below.
  beforeAll(async () => void (await Promise.all([import('../cart/openCart.ts'), import('../cart/cartView.ts')])));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    vi.setSystemTime('2026-03-14T10:00:00+08:00');
  });
  afterEach(() => void vi.useRealTimers());

  it.each(cases.map((one) => [nameOf(one), one] as const))('ends in one paid order although %s', async (_, one) => {
    const result = await buy(one);
    expect(result.met.times).toBeGreaterThan(0);
    expectOneOrder(result);
  });

  const lost: Case = { step: createOrder, fault: { kind: 'dropAfter' }, times: LASTING, reloads: false };
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const full: StorageLike = {
    ...memoryArea(),
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  };

  it.each([
    ['is full', full],
    ['is denied', { ...memoryArea(), getItem: deny, setItem: deny, removeItem: deny }],
  ])('ends in one paid order where the device’s storage %s and the answer is lost', async (_, area) => {
    expectOneOrder(await buy(lost, { area }));
  });

  it.each([false, true])('leaves the cart alone where one thing is bought at once (reload: %s)', async (reloads) => {
    const { unitsInCart, ...result } = await buy({ ...lost, times: reloads ? 1 : LASTING, reloads }, { buysNow: true });
    expect(unitsInCart).toBe(result.expected.quantity);
    expectOneOrder({ ...result, unitsInCart: 0 });
  });

  it('leads two tabs that both place the order to the same one', async () => {
    const purchase = await openPurchase({ choose: () => [] });
    const tabs = [purchase.openCheckout(), purchase.openCheckout()];
    for (let presses = 0; presses < MOST_PRESSES && tabs.some((tab) => tab.placed() === null); presses += 1) {
      await settle();
      for (const tab of tabs) tab.press();
      await settle();
      vi.advanceTimersByTime(500);
    }
    const { orders } = await purchase.outcome();
    expect(orders).toHaveLength(1);
    expect(tabs.map((tab) => tab.placed()?.id)).toEqual([orders[0]?.id, orders[0]?.id]);
  });

  it('orders what a tab has shown, although another tab’s order came first and did not arrive', async () => {
    let sent = 0;
    const purchase = await openPurchase({
      choose: (request) => {
        if (!isOf(createOrder, request)) return [];
        sent += 1;
        return sent <= LASTING ? [{ kind: 'dropBefore' }] : [];
      },
    });
    const stay = { reloads: false };
    const note = 'Leave it with the neighbour';
    const [first, second] = [purchase.openCheckout(), purchase.openCheckout({ shippingMethod: 'standard', note })];
    await walk(
      () => second,
      (tab) => tab.isReady(),
      stay,
    );
    await walk(
      () => first,
      (tab) => tab.isConfirming(),
      stay,
    );
    await walk(
      () => second,
      (tab) => tab.placed() !== null,
      stay,
    );
    await walk(
      () => first,
      (tab) => tab.placed() !== null,
      stay,
    );
    const { orders } = await purchase.outcome();
    expect(orders).toEqual([expect.objectContaining({ shippingMethod: 'standard', note })]);
    expect([first.placed()?.id, second.placed()?.id]).toEqual([orders[0]?.id, orders[0]?.id]);
  });
});
