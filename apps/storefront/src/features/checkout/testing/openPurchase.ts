import {
  type Backend,
  createClient,
  createServerClock,
  createUuid,
  memorySession,
  systemTimers,
} from '@mallard/domain/client';
import {
  addToCart,
  getCart,
  getOrderPaymentStatus,
  listAddresses,
  listOrders,
  login,
  previewOrder,
} from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { createDeferredClient } from '@mallard/domain/endpoints';
import { createStore, memoryArea, type StorageLike } from '@mallard/domain/storage';
import { createOfflineBackend, DEMO_ACCOUNT, skuId } from '@mallard/offline/backend';
import { type ChooseFaults, createFaultyBackend, type Fault } from '@mallard/offline/faults';
import { createGuestCart } from '@mallard/offline/queue';
import {
  type CheckoutChoices,
  checkoutActors,
  checkoutMachine,
  disabledReasonOf,
} from '@mallard/state-machines/checkout';
import { paymentActors, paymentMachine, phaseOf } from '@mallard/state-machines/payment';
import { createActor } from 'xstate';
import { mugShop } from '../../../testing/mugShop.ts';
import { createCartHandle } from '../../cart/cartHandle.ts';
import { payWith } from '../../payment/payWith.ts';
import { orderWith } from '../orderWith.ts';
import { openAttempts } from '../storedAttempts.ts';

const shop = mugShop(4_500, 9);
const passwordHashing = { salt: 'test', iterations: 1 };
const skuUuid = skuId('mug', {});
const QUANTITY = 3;

/** What the shopper has chosen and typed, and must find in the order. */
const wishes = { shippingMethod: 'express', note: '放门卫 Ring twice' } as const;

interface PurchaseParts {
  /** What goes wrong with which request. */
  choose: ChooseFaults;
  /** Called as something goes wrong. */
  onFault?: (fault: Fault, request: Request) => void;
  /** What the device keeps. */
  area?: StorageLike;
  /** Whether the shopper buys at once what lies in the cart, too. @default false */
  buysNow?: boolean;
}

/**
 * A shopper of the demo account with three mugs in the cart, before the wiring of the checkout and the payment screen, over
 * the offline back end and a bad network.
 */
export async function openPurchase({ choose, onFault, area = memoryArea(), buysNow = false }: PurchaseParts) {
  const now = () => Date.now();
  const session = memorySession();
  const backend = createOfflineBackend({ shop, now, passwordHashing, approveAfter: null });
  const serverClock = createServerClock(now);
  const common = { session, passwordHashing, baseUrl: 'http://shop.test', version: 'test', locks: null, now };
  const options = { ...common, locale: () => 'zh-CN', isOnline: () => true };
  /** Asks without a fault, for the test itself. */
  const server = createClient({ ...options, backend });
  const faulty = createFaultyBackend(dated(backend, now), { choose, now, ...(onFault && { onFault }) });
  const shopper = createClient({ ...options, serverClock, backend: faulty });
  const client = createDeferredClient(async () => ({ client: shopper, endpoints }));
  const { userUuid, ...tokens } = await server.call(login, { body: DEMO_ACCOUNT });
  session.write({ ...tokens, userUuid, rememberMe: true });
  await server.call(addToCart, { body: { skuUuid, quantity: QUANTITY } });
  const before = new Set((await server.call(listOrders, {})).items.map(({ id }) => id));
  const { shippingMethod } = wishes;
  const { amounts } = await server.call(previewOrder, {
    body: { items: [{ skuUuid, quantity: QUANTITY }], shippingMethod },
  });

  const store = createStore({ area, now });
  const guestCart = createGuestCart({ store, createUuid: () => createUuid(), locks: null, timers: systemTimers, now });
  const cart = createCartHandle({
    client,
    store,
    guestCart: { open: async () => guestCart },
    cachedProductOf: () => undefined,
    now,
  });
  cart.setOwner(userUuid);

  const source = `${userUuid} ${buysNow ? `${skuUuid} ${QUANTITY}` : 'cart'}`;

  function openCheckout(choices: Partial<CheckoutChoices> = wishes) {
    const buyNow = buysNow ? { skuUuid, quantity: QUANTITY } : null;
    const effects = orderWith({ client, cart, attempts: openAttempts(store, userUuid), buyNow });
    const actor = createActor(checkoutMachine.provide({ actors: checkoutActors(effects) }), {
      input: { source, isFromCart: !buysNow, createKey: () => createUuid(), choices },
    });
    actor.start();
    let isAsking = false;

    async function chooseAddress() {
      isAsking = true;
      const found = await shopper.tryCall(listAddresses, {});
      isAsking = false;
      const [address] = found.ok ? found.data : [];
      if (address && actor.getSnapshot().status === 'active')
        actor.send({ type: 'checkout.choose', choices: { addressUuid: address.id } });
    }

    return {
      stop: () => actor.stop(),
      isReady: () => disabledReasonOf(actor.getSnapshot()) === null,
      isConfirming: () => actor.getSnapshot().hasTag('confirming'),
      /** The order that the shopper is led to. */
      placed: () => (actor.getSnapshot().status === 'done' ? actor.getSnapshot().context.order : null),
      where: () => `checkout ${JSON.stringify(actor.getSnapshot().value)} ${disabledReasonOf(actor.getSnapshot())}`,
      /** Presses what the screen offers now. @returns whether there was something, or something is on its way by itself */
      press(): boolean {
        const snapshot = actor.getSnapshot();
        const disabledReason = disabledReasonOf(snapshot);
        if (disabledReason === null) actor.send({ type: 'order.submit' });
        else if (disabledReason === 'address' && !isAsking) void chooseAddress();
        else if (disabledReason === 'unpriced') actor.send({ type: 'checkout.refresh' });
        else if (disabledReason === 'newTotal') actor.send({ type: 'total.accept' });
        else if (snapshot.matches({ confirming: 'unresolved' })) actor.send({ type: 'order.check' });
        else return isAsking || ['busy', 'confirming', 'placed'].includes(disabledReason);
        return true;
      },
    };
  }

  function openPayment(orderId: string) {
    const actor = createActor(paymentMachine.provide({ actors: paymentActors(payWith(client, store)) }), {
      input: { orderId, now: serverClock.now, createKey: () => createUuid(), method: 'alipay' },
    });
    actor.start();
    return {
      stop: () => actor.stop(),
      isPaid: () => actor.getSnapshot().matches('paid'),
      where: () => `payment ${phaseOf(actor.getSnapshot())}`,
      press(): boolean {
        const snapshot = actor.getSnapshot();
        const phase = phaseOf(snapshot);
        const { payment } = snapshot.context;
        if (phase === 'waiting' && payment) {
          void backend.approvePayment(payment.id);
          actor.send({ type: 'payment.returned' });
        } else if (['ready', 'unconfirmed', 'failed', 'codeExpired'].includes(phase))
          actor.send({ type: 'payment.pay' });
        else if (phase === 'statusUnavailable') actor.send({ type: 'payment.check' });
        else return ['reading', 'starting', 'confirming', 'paid'].includes(phase);
        return true;
      },
    };
  }

  return {
    openCheckout,
    openPayment,
    expected: { total: amounts.total, note: wishes.note, shippingMethod, quantity: QUANTITY },
    /** The orders that came of it, and the rest of what the server knows. */
    async outcome() {
      const { items } = await server.call(listOrders, {});
      const orders = items.filter(({ id }) => !before.has(id));
      const [order] = orders;
      const left = await server.call(getCart);
      const status = order && (await server.call(getOrderPaymentStatus, { query: { orderUuid: order.id } }));
      return { orders, unitsInCart: left.unitCount, payment: status?.payment?.status };
    },
    keptAttempt: () => openAttempts(store, userUuid).read(source),
  };
}

/** As every server does, it says when it answers. */
function dated(backend: Backend, now: () => number): Backend {
  return async (request) => {
    const answer = await backend(request);
    const headers = new Headers(answer.headers);
    headers.set('Date', new Date(now()).toUTCString());
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
  };
}
