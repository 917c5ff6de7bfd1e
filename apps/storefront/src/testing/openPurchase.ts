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
import { orderWith } from '../features/checkout/orderWith.ts';
import { openAttempts } from '../features/checkout/storedAttempts.ts';
import { payWith } from '../features/payment/payWith.ts';
import { createChangeQueue } from '../offline/changeQueue.ts';
import { createCartHandle } from '../shared/cart/cartHandle.ts';
import { mugShop } from './mugShop.ts';

const shop = mugShop(4_500, 9);
const passwordHashing = { salt: 'test', iterations: 1 };
const skuUuid = skuId('mug', {});
const QUANTITY = 3;

/** The shopper's choices, which the order must contain. */
const shopperChoices = { shippingMethod: 'express', note: '放门卫 Ring twice' } as const;

interface PurchaseParts {
  /** Chooses the faults of each request. */
  choose: ChooseFaults;
  /** Called when a fault occurs. */
  onFault?: (fault: Fault, request: Request) => void;
  /** Storage of the device. */
  area?: StorageLike;
  /** Whether the shopper uses _buy now_ with a SKU that is also in the cart. @default false */
  buysNow?: boolean;
}

/**
 * Simulates a shopper of the demo account with three mugs in the cart. Uses the effects of the checkout and payment screens,
 * with the mock back end over a faulty network.
 */
export async function openPurchase({ choose, onFault, area = memoryArea(), buysNow = false }: PurchaseParts) {
  const now = () => Date.now();
  const session = memorySession();
  const backend = createOfflineBackend({ shop, now, passwordHashing, approveAfter: null });
  const serverClock = createServerClock(now);
  const common = { session, passwordHashing, baseUrl: 'http://shop.test', version: 'test', locks: null, now };
  const options = { ...common, locale: () => 'zh-CN', isOnline: () => true };
  /** Client without faults, for the test itself. */
  const server = createClient({ ...options, backend });
  const faulty = createFaultyBackend(withDateHeader(backend, now), { choose, now, ...(onFault && { onFault }) });
  const shopper = createClient({ ...options, serverClock, backend: faulty });
  const client = createDeferredClient(async () => ({ client: shopper, endpoints }));
  const { userUuid, ...tokens } = await server.call(login, { body: DEMO_ACCOUNT });
  session.write({ ...tokens, userUuid, rememberMe: true });
  await server.call(addToCart, { body: { skuUuid, quantity: QUANTITY } });
  const earlierOrderIds = new Set((await server.call(listOrders, {})).items.map(({ id }) => id));
  const { shippingMethod } = shopperChoices;
  const { amounts } = await server.call(previewOrder, {
    body: { items: [{ skuUuid, quantity: QUANTITY }], shippingMethod },
  });

  const store = createStore({ area, now });
  const guestCart = createGuestCart({ store, createUuid: () => createUuid(), locks: null, timers: systemTimers, now });
  const changeQueue = createChangeQueue({ client, store, now });
  const cart = createCartHandle({
    client,
    changeQueue,
    guestCart: { open: async () => guestCart },
    cachedProductOf: () => undefined,
  });
  changeQueue.setOwner(userUuid);
  cart.setOwner(userUuid);

  const source = `${userUuid} ${buysNow ? `${skuUuid} ${QUANTITY}` : 'cart'}`;

  function openCheckout(choices: Partial<CheckoutChoices> = shopperChoices) {
    const buyNow = buysNow ? { skuUuid, quantity: QUANTITY } : null;
    const effects = orderWith({ client, cart, attempts: openAttempts(store, userUuid), buyNow });
    const actor = createActor(checkoutMachine.provide({ actors: checkoutActors(effects) }), {
      input: { source, isFromCart: !buysNow, createKey: () => createUuid(), choices },
    });
    actor.start();
    let isLoadingAddresses = false;

    async function chooseAddress() {
      isLoadingAddresses = true;
      const result = await shopper.tryCall(listAddresses, {});
      isLoadingAddresses = false;
      const [address] = result.ok ? result.data : [];
      if (address && actor.getSnapshot().status === 'active')
        actor.send({ type: 'checkout.choose', choices: { addressUuid: address.id } });
    }

    return {
      stop: () => actor.stop(),
      isReady: () => disabledReasonOf(actor.getSnapshot()) === null,
      isConfirming: () => actor.getSnapshot().hasTag('confirming'),
      /** The placed order; `null` before. */
      placed: () => (actor.getSnapshot().status === 'done' ? actor.getSnapshot().context.order : null),
      where: () => `checkout ${JSON.stringify(actor.getSnapshot().value)} ${disabledReasonOf(actor.getSnapshot())}`,
      /** Presses the available button. @returns whether there was one, or the screen is waiting for a response */
      press(): boolean {
        const snapshot = actor.getSnapshot();
        const disabledReason = disabledReasonOf(snapshot);
        if (disabledReason === null) actor.send({ type: 'order.submit' });
        else if (disabledReason === 'address' && !isLoadingAddresses) void chooseAddress();
        else if (disabledReason === 'unpriced') actor.send({ type: 'checkout.refresh' });
        else if (disabledReason === 'newTotal') actor.send({ type: 'total.accept' });
        else if (snapshot.matches({ confirming: 'unresolved' })) actor.send({ type: 'order.check' });
        else return isLoadingAddresses || ['busy', 'confirming', 'placed'].includes(disabledReason);
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
    expected: { total: amounts.total, note: shopperChoices.note, shippingMethod, quantity: QUANTITY },
    /** Returns the new orders, the cart and the payment status of the server. */
    async outcome() {
      const { items } = await server.call(listOrders, {});
      const orders = items.filter(({ id }) => !earlierOrderIds.has(id));
      const [order] = orders;
      const cartAfter = await server.call(getCart);
      const status = order && (await server.call(getOrderPaymentStatus, { query: { orderUuid: order.id } }));
      return { orders, unitsInCart: cartAfter.unitCount, payment: status?.payment?.status };
    },
    storedAttempt: () => openAttempts(store, userUuid).read(source),
  };
}

/** Adds the `Date` header to the responses of a back end. */
function withDateHeader(backend: Backend, now: () => number): Backend {
  return async (request) => {
    const response = await backend(request);
    const headers = new Headers(response.headers);
    headers.set('Date', new Date(now()).toUTCString());
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}
