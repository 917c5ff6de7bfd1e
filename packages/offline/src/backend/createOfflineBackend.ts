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
import { handleRequest, type WithShop } from './calls/handleRequest.ts';
import type { OpenShop } from './calls/offlineCall.ts';
import { defaultSettings, type OfflineSettings } from './calls/offlineSettings.ts';
import { runScheduled } from './orders/runScheduled.ts';
import { shipOrder } from './orders/shipOrder.ts';
import { applyFailed, applyPaid } from './payments/applyReport.ts';
import { prepareSearch } from './products/searchProducts.ts';
import { sampleInCurrency } from './shop/inCurrency.ts';
import { type Catalog, openCatalog } from './shop/openCatalog.ts';
import type { SampleShop } from './shop/sampleShop.ts';
import { limitStorage } from './state/limitStorage.ts';
import type { OfflineStorage } from './state/offlineStorage.ts';
import { openDemoAccount } from './state/openDemoAccount.ts';
import { emptyState, type OrderState, type PaymentState, type ShopState } from './state/shopState.ts';
import { createStateStore } from './state/stateStore.ts';

/** Options of an offline back end. */
export interface OfflineBackendOptions extends Partial<OfflineSettings> {
  /** Its products; load them separately from the code. */
  shop: SampleShop;
  /** Storage on the device. After a failure, or 2 s without a response, memory is used. @default in memory */
  storage?: OfflineStorage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Seed of ids, numbers and tokens: the same seed and clock give the same responses. @default 'mallard' */
  seed?: string;
  /** Milliseconds that each response takes. @default 0 */
  latency?: number;
  timers?: Timers;
  /**
   * Runs a task when the device is idle. With it, the search index is built in steps after the shop is opened, instead
   * of by the first search.
   */
  whenIdle?: (work: () => void) => void;
  /** Called with internal errors, of which clients only get status 500. @default none */
  onError?: (error: unknown) => void;
  /**
   * Locks for tabs that share the storage; `null` for none. Back ends of one page never need them.
   *
   * @default the browser's, or leases in its `localStorage`; none without a storage
   */
  locks?: Locks | null;
}

/** Shared by all back ends of a page: they use the same key, and must not overwrite each other's changes. */
const turnsOfPage = createTaskQueue();

/** A whole shop in one function, with functions for actors other than shoppers. */
export interface OfflineBackend extends Backend {
  /** Deletes all changes and opens a new shop. */
  reset(): Promise<void>;
  /** Approves a payment, like its provider. */
  approvePayment(paymentId: string): Promise<void>;
  /** Declines an open payment, like its provider. */
  declinePayment(paymentId: string): Promise<void>;
  /** Ships a paid order, like the seller. */
  ship(orderId: string): Promise<void>;
  /** Runs the next step of a return or refund, like the seller. */
  continueAfterSale(afterSaleId: string): Promise<void>;
  /** Returns the newest code sent to a phone, or an empty text. */
  readVerificationCode(phone: string): Promise<string>;
}

/**
 * Creates a back end that responds to every call of the contract without a network. It uses a sample shop and the real
 * rules, and stores its state on the device. The demo account can shop completely; others get an error that they need a
 * connection.
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
  let catalog: Catalog | null = null;
  let requests = 0;

  const stateStore = createStateStore(storage && limitStorage(storage, timers), begin, now);

  function catalogAt(openedAt: number): Catalog {
    if (catalog?.openedAt === openedAt) return catalog;
    catalog = openCatalog(sampleInCurrency(shop, settings.shopSettings.currency), openedAt);
    if (whenIdle) prepare(catalog, whenIdle);
    return catalog;
  }

  function prepare(opened: Catalog, later: (work: () => void) => void): void {
    const pieces = prepareSearch(opened);
    const go = () => {
      // Another shop may have been opened since.
      if (catalog === opened && !pieces.next().done) later(go);
    };
    later(go);
  }

  function begin(): ShopState {
    const openedAt = now();
    const state = emptyState(seed, openedAt);
    openDemoAccount({ state, settings, now: openedAt, catalog: catalogAt(openedAt) });
    return state;
  }

  /** Returns the current shop, after running everything that was due. */
  async function open(): Promise<OpenShop> {
    const state = await stateStore.load();
    const opened = { state, settings, now: now(), catalog: catalogAt(state.openedAt) };
    if (runScheduled(opened)) await stateStore.save(state);
    return opened;
  }

  const withShop: WithShop = (work) =>
    takeTurn(async () => {
      const opened = await open();
      const { answer, state } = await work(opened);
      if (state !== opened.state) await stateStore.save(state);
      return answer;
    });

  /** Runs an action of another actor than a shopper. */
  const intervene = (act: (shop: OpenShop) => void) =>
    takeTurn(async () => {
      const opened = await open();
      const state = structuredClone(opened.state);
      act({ ...opened, state });
      await stateStore.save(state);
    });

  const decide = (paymentId: string, apply: (shop: OpenShop, order: OrderState, payment: PaymentState) => void) =>
    intervene((opened) => {
      const payment = opened.state.payments.find(({ id }) => id === paymentId);
      const order = opened.state.orders.find(({ id }) => id === payment?.orderId);
      if (payment && order) apply(opened, order, payment);
    });

  /** Ids are counted, because they need not be unique after a reload. */
  function requestId(): string {
    requests += 1;
    return createUuid((bytes) => new DataView(bytes.buffer).setUint32(bytes.length - 4, requests));
  }

  async function backend(request: Request): Promise<Response> {
    request.signal.throwIfAborted();
    if (latency > 0) await delay(latency, timers, request.signal);
    return handleRequest(request, { withShop, freshId: requestId, onError });
  }

  return Object.assign(backend, {
    reset: () => takeTurn(stateStore.reset),
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
  const settingNames = Object.keys(defaultSettings) as (keyof OfflineSettings)[];
  const givenSettings = settingNames.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]);
  return { ...defaultSettings, ...Object.fromEntries(givenSettings) };
}
