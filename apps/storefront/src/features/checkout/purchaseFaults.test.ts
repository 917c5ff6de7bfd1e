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
import { openPurchase } from '../../testing/openPurchase.ts';

/** The requests of a purchase, in order. `listOrders` is only called after a lost response to `createOrder`. */
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
/** More failures than the client retries by itself. */
const MORE_THAN_RETRIES = 5;
const lastingFaults: ReadonlySet<Fault['kind']> = new Set([
  'dropBefore',
  'dropAfter',
  'truncate',
  'wrongShape',
  'html',
  'serverError',
  'unavailable',
]);
const faultsWithReload: ReadonlySet<Fault['kind']> = new Set(['delay', 'dropBefore', 'dropAfter', 'serverError']);

interface Case {
  step: Endpoint;
  fault: Fault;
  /** Number of requests that fail. */
  times: number;
  /** Whether the page reloads when the fault occurs. */
  reloads: boolean;
}

const cases: Case[] = steps.flatMap((step) =>
  faults.flatMap((fault) => [
    { step, fault, times: 1, reloads: false },
    ...(lastingFaults.has(fault.kind) ? [{ step, fault, times: MORE_THAN_RETRIES, reloads: false }] : []),
    ...(faultsWithReload.has(fault.kind) ? [{ step, fault, times: 1, reloads: true }] : []),
  ]),
);

const nameOf = ({ step, fault, times, reloads }: Case) =>
  `${step.name} fails with ${'milliseconds' in fault ? `${fault.kind} of ${fault.milliseconds} ms` : fault.kind}${times > 1 ? ' repeatedly' : ''}${reloads ? ' and the page reloads' : ''}`;

function isOf({ method, path }: Endpoint, request: Request): boolean {
  return request.method === method && new URL(request.url).pathname === path;
}

/** Waits for pending promises without advancing the fake timers. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

interface Page {
  stop(): void;
  press(): boolean;
  where(): string;
}

const MAX_PRESSES = 400;

/** Completes a page like a shopper: presses the available button, waits for pending requests. */
async function completePage<P extends Page>(
  open: () => P,
  isDone: (page: P) => boolean,
  pendingReload: { reloads: boolean },
): Promise<P> {
  let page = open();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await settle();
    if (pendingReload.reloads) {
      pendingReload.reloads = false;
      page.stop();
      page = open();
      continue;
    }
    if (isDone(page)) return page;
    expect(page.press(), `an available action at ${page.where()}`).toBe(true);
    await settle();
    vi.advanceTimersByTime(500);
  }
  throw new Error(`Stuck at ${page.where()}`);
}

interface PurchaseOptions {
  /** Storage of the device. */
  area?: StorageLike;
  buysNow?: boolean;
}

async function buy({ step, fault, times, reloads }: Case, options: PurchaseOptions = {}) {
  const faulted = { times: 0, lost: 0 };
  const pendingReload = { reloads: false };
  const purchase = await openPurchase({
    ...options,
    choose: (request) => {
      // `listOrders` is only called after a lost response, so lose the response to `createOrder` first.
      if (step === listOrders && isOf(createOrder, request) && faulted.lost < 4) {
        faulted.lost += 1;
        return [{ kind: 'dropAfter' }];
      }
      if (!isOf(step, request) || faulted.times >= times) return [];
      faulted.times += 1;
      return [fault];
    },
    onFault: (current) => {
      if (current === fault) pendingReload.reloads = reloads;
    },
  });
  const checkout = await completePage(
    () => purchase.openCheckout(),
    (page) => page.placed() !== null,
    pendingReload,
  );
  const orderId = checkout.placed()?.id ?? '';
  const payment = await completePage(
    () => purchase.openPayment(orderId),
    (page) => page.isPaid(),
    pendingReload,
  );
  payment.stop();
  return {
    faulted,
    orderId,
    expected: purchase.expected,
    attempt: purchase.storedAttempt(),
    ...(await purchase.outcome()),
  };
}

function expectOneOrder({ orders, orderId, expected, unitsInCart, payment, attempt }: Awaited<ReturnType<typeof buy>>) {
  const { total, quantity, ...choices } = expected;
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ id: orderId, paymentStatus: 'paid', ...choices, amounts: { total } });
  expect(orders[0]?.items.map((item) => item.quantity)).toEqual([quantity]);
  expect([unitsInCart, payment, attempt]).toEqual([0, 'paid', null]);
}

describe(`a purchase on a faulty network, with ${cases.length} cases`, () => {
  // Loads lazy modules up front, because loading them takes real time while the timers are fake.
  beforeAll(
    async () =>
      void (await Promise.all([import('../../shared/cart/openCart.ts'), import('../../offline/openChangeQueue.ts')])),
  );
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    vi.setSystemTime('2026-03-14T10:00:00+08:00');
  });
  afterEach(() => void vi.useRealTimers());

  it.each(cases.map((each) => [nameOf(each), each] as const))('ends in one paid order when %s', async (_, each) => {
    const result = await buy(each);
    expect(result.faulted.times).toBeGreaterThan(0);
    expectOneOrder(result);
  });

  const lost: Case = { step: createOrder, fault: { kind: 'dropAfter' }, times: MORE_THAN_RETRIES, reloads: false };
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
  ])('ends in one paid order when the storage %s and the response is lost', async (_, area) => {
    expectOneOrder(await buy(lost, { area }));
  });

  it.each([false, true])('leaves the cart unchanged with "buy now" (reload: %s)', async (reloads) => {
    const { unitsInCart, ...result } = await buy(
      { ...lost, times: reloads ? 1 : MORE_THAN_RETRIES, reloads },
      { buysNow: true },
    );
    expect(unitsInCart).toBe(result.expected.quantity);
    expectOneOrder({ ...result, unitsInCart: 0 });
  });

  it('creates one order when two tabs place it', async () => {
    const purchase = await openPurchase({ choose: () => [] });
    const tabs = [purchase.openCheckout(), purchase.openCheckout()];
    for (let presses = 0; presses < MAX_PRESSES && tabs.some((tab) => tab.placed() === null); presses += 1) {
      await settle();
      for (const tab of tabs) tab.press();
      await settle();
      vi.advanceTimersByTime(500);
    }
    const { orders } = await purchase.outcome();
    expect(orders).toHaveLength(1);
    expect(tabs.map((tab) => tab.placed()?.id)).toEqual([orders[0]?.id, orders[0]?.id]);
  });

  it('orders what a tab shows, although an earlier order of another tab was lost', async () => {
    let sent = 0;
    const purchase = await openPurchase({
      choose: (request) => {
        if (!isOf(createOrder, request)) return [];
        sent += 1;
        return sent <= MORE_THAN_RETRIES ? [{ kind: 'dropBefore' }] : [];
      },
    });
    const noReload = { reloads: false };
    const note = 'Leave it with the neighbour';
    const [first, second] = [purchase.openCheckout(), purchase.openCheckout({ shippingMethod: 'standard', note })];
    await completePage(
      () => second,
      (tab) => tab.isReady(),
      noReload,
    );
    await completePage(
      () => first,
      (tab) => tab.isConfirming(),
      noReload,
    );
    await completePage(
      () => second,
      (tab) => tab.placed() !== null,
      noReload,
    );
    await completePage(
      () => first,
      (tab) => tab.placed() !== null,
      noReload,
    );
    const { orders } = await purchase.outcome();
    expect(orders).toEqual([expect.objectContaining({ shippingMethod: 'standard', note })]);
    expect([first.placed()?.id, second.placed()?.id]).toEqual([orders[0]?.id, orders[0]?.id]);
  });
});
