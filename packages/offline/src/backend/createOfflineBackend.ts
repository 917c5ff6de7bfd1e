import type { Backend } from '@mallard/domain/client';
import {
  availableLocks,
  createTaskQueue,
  createUuid,
  delay,
  type Locks,
  systemTimers,
  type Timers,
  withLock,
} from '@mallard/domain/client';
import { continueAfterSale } from './afterSale/changeAfterSale.ts';
import { answerRequest, type WithShop } from './calls/answerRequest.ts';
import type { OpenShop } from './calls/offlineCall.ts';
import { defaultSettings, type OfflineSettings } from './calls/offlineSettings.ts';
import { runDue } from './orders/runDue.ts';
import { shipOrder } from './orders/shipOrder.ts';
import { applyFailed, applyPaid } from './payments/applyReport.ts';
import { prepareSearch } from './products/searchProducts.ts';
import { openShelf, type Shelf } from './shop/openShelf.ts';
import type { SampleShop } from './shop/sampleShop.ts';
import { limitStorage } from './state/limitStorage.ts';
import type { OfflineStorage } from './state/offlineStorage.ts';
import { openDemoAccount } from './state/openDemoAccount.ts';
import { emptyState, type OrderState, type PaymentState, type ShopState } from './state/shopState.ts';
import { keepState } from './state/stateKeeper.ts';

/** What an offline back end is made of. */
export interface OfflineBackendOptions extends Partial<OfflineSettings> {
  /** What it sells; best loaded apart from the code. */
  shop: SampleShop;
  /** Where it is kept on the device; in memory from when it fails or does not answer within 2 s. @default in memory */
  storage?: OfflineStorage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From what ids, numbers and tokens are drawn: the same seed and clock give the same answers. @default 'mallard' */
  seed?: string;
  /** Milliseconds that each answer takes. @default 0 */
  latency?: number;
  timers?: Timers;
  /**
   * Runs a piece of work when there is nothing else to do. With it the search is made ready piece by piece once the shop is
   * open, and not by who searches first.
   */
  whenIdle?: (work: () => void) => void;
  /** Hears of what went wrong inside, of which a caller only gets a 500. @default nobody */
  onError?: (error: unknown) => void;
  /**
   * Lets tabs that share the storage take turns; `null` for none. Back ends of one page take turns anyhow.
   *
   * @default the browser's or, where it hides them, leases in its `localStorage`; none without a storage
   */
  locks?: Locks | null;
}

/** Whatever storage a page has, its back ends write under the same key: none may overwrite what another has just written. */
const turnsOfPage = createTaskQueue();

/** A whole shop in one function, and the hands of those who are not its shoppers. */
export interface OfflineBackend extends Backend {
  /** Forgets all that has happened: the shop opens anew, now. */
  reset(): Promise<void>;
  /** Approves a payment, as its provider would. */
  approvePayment(paymentId: string): Promise<void>;
  /** Declines a payment that is open, as its provider would. */
  declinePayment(paymentId: string): Promise<void>;
  /** Ships a paid order, as the seller would. */
  ship(orderId: string): Promise<void>;
  /** Takes the next step of a return or refund, as the seller would. */
  continueAfterSale(afterSaleId: string): Promise<void>;
  /** The newest code sent to a phone, empty when there is none. */
  readVerificationCode(phone: string): Promise<string>;
}

/**
 * Makes a back end that answers every call of the contract without a network, over a sample shop, by the real rules and
 * with its state kept on the device. The demo account can shop to the end; others read that they need a connection.
 *
 * @example
 * const { sampleShop } = await import('@mallard/offline/sample');
 * const backend = createOfflineBackend({ shop: sampleShop, storage, now: Date.now });
 * const client = createClient({ ...options, backend });
 */
export function createOfflineBackend(options: OfflineBackendOptions): OfflineBackend {
  const { shop, storage = null, now, seed = 'mallard', latency = 0 } = options;
  const { timers = systemTimers, whenIdle, onError = () => undefined } = options;
  const locks = options.locks === undefined && storage ? availableLocks() : (options.locks ?? null);
  const settings = settingsOf(options);
  const ownTurns = storage ? turnsOfPage : createTaskQueue();
  const takeTurn = <T>(work: () => Promise<T>): Promise<T> =>
    ownTurns(() => withLock(locks, 'mallard-offline-shop', timers, work));
  let shelf: Shelf | null = null;
  let requests = 0;

  const keeper = keepState(storage && limitStorage(storage, timers), begin, now);

  function shelfAt(openedAt: number): Shelf {
    if (shelf?.openedAt === openedAt) return shelf;
    shelf = openShelf(shop, openedAt);
    if (whenIdle) prepare(shelf, whenIdle);
    return shelf;
  }

  function prepare(opened: Shelf, later: (work: () => void) => void): void {
    const pieces = prepareSearch(opened);
    const go = () => {
      // Another shop may have opened since.
      if (shelf === opened && !pieces.next().done) later(go);
    };
    later(go);
  }

  function begin(): ShopState {
    const openedAt = now();
    const state = emptyState(seed, openedAt);
    openDemoAccount({ state, settings, now: openedAt, shelf: shelfAt(openedAt) });
    return state;
  }

  /** The shop as it is now, with all that was due done. */
  async function open(): Promise<OpenShop> {
    const state = await keeper.load();
    const opened = { state, settings, now: now(), shelf: shelfAt(state.openedAt) };
    if (runDue(opened)) await keeper.save(state);
    return opened;
  }

  const withShop: WithShop = (work) =>
    takeTurn(async () => {
      const opened = await open();
      const { answer, state } = await work(opened);
      if (state !== opened.state) await keeper.save(state);
      return answer;
    });

  /** Lets somebody other than a shopper do something. */
  const intervene = (act: (shop: OpenShop) => void) =>
    takeTurn(async () => {
      const opened = await open();
      const state = structuredClone(opened.state);
      act({ ...opened, state });
      await keeper.save(state);
    });

  const decide = (paymentId: string, apply: (shop: OpenShop, order: OrderState, payment: PaymentState) => void) =>
    intervene((opened) => {
      const payment = opened.state.payments.find(({ id }) => id === paymentId);
      const order = opened.state.orders.find(({ id }) => id === payment?.orderId);
      if (payment && order) apply(opened, order, payment);
    });

  /** Names of requests need not outlive them: they are counted, so that they repeat. */
  function requestId(): string {
    requests += 1;
    return createUuid((bytes) => new DataView(bytes.buffer).setUint32(bytes.length - 4, requests));
  }

  async function backend(request: Request): Promise<Response> {
    request.signal.throwIfAborted();
    if (latency > 0) await delay(latency, timers, request.signal);
    return answerRequest(request, { withShop, freshId: requestId, onError });
  }

  return Object.assign(backend, {
    reset: () => takeTurn(keeper.reset),
    approvePayment: (paymentId: string) => decide(paymentId, applyPaid),
    declinePayment: (paymentId: string) => decide(paymentId, (_, order, payment) => applyFailed(order, payment)),
    ship: (orderId: string) =>
      intervene((opened) => {
        const order = opened.state.orders.find(({ id }) => id === orderId);
        if (order) shipOrder(opened, order);
      }),
    continueAfterSale: (afterSaleId: string) => intervene((opened) => continueAfterSale(opened, afterSaleId)),
    readVerificationCode: (phone: string) =>
      takeTurn(async () => (await open()).state.codes.find((code) => code.phone === phone)?.code ?? ''),
  });
}

function settingsOf(options: OfflineBackendOptions): OfflineSettings {
  const known = Object.keys(defaultSettings) as (keyof OfflineSettings)[];
  const given = known.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]);
  return { ...defaultSettings, ...Object.fromEntries(given) };
}
