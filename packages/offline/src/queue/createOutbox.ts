import type { Client, Timers } from '@mallard/domain/client';
import { createTaskQueue, type Locks, withLock } from '@mallard/domain/client';
import { type Cart, getCart } from '@mallard/domain/contract';
import { type ApiError, ApiFailure, isRefusal, toApiError } from '@mallard/domain/errors';
import { isCartChange } from './cartChange.ts';
import { locateFavorite, sendFavorite } from './favoriteChange.ts';
import {
  type Intent,
  type IntentConflict,
  type IntentLog,
  type QueuedChange,
  type Recorded,
  type StoredIn,
  subjectOf,
} from './intentLog.ts';
import { isApplied, isLineState, locateLine, sendCartChange, toCartConflict } from './sendCartChange.ts';

/** The immediate result of a change. */
export type Submitted =
  /** The server has done it. {@link OutboxOptions.onCart} was called with the cart. */
  | { state: 'done' }
  /** It is logged, and will be sent later. `error` says why it could not be sent now, if that was tried. */
  | { state: 'queued'; storedIn: StoredIn; error: ApiError | null }
  /**
   * The server refused it, or failed without doing it; the change is invalid (`VALIDATION`, with its fields); or the
   * log is full or closed (`INTENTS_FULL`, `LOG_CLOSED`). It has no effect.
   */
  | { state: 'refused'; error: ApiError };

/** The result of a replay. */
export interface ReplayReport {
  /** Changes that the server refused, now also in the log. */
  conflicts: readonly IntentConflict[];
  /** Number of intents that remain. */
  left: number;
  /** Why it stopped, or skipped a line. */
  error: ApiError | null;
}

/** Sends a shopper's changes to the server. */
export interface Outbox {
  /**
   * Sends a change, or queues it if that is not possible. The next replay repeats a lost call.
   *
   * @param id id in the log. @default a new one
   */
  submit(change: QueuedChange, id?: string): Promise<Submitted>;
  /** Sends the queue, oldest first. Call it when the server is back, the shopper signs in, or the app starts. */
  replay(): Promise<ReplayReport>;
  /**
   * Loads the cart when nothing is in flight: a cart that contains changes which are still in the log would show them
   * twice.
   *
   * @throws {ApiFailure} also when queued changes could not be sent
   */
  readCart(signal?: AbortSignal): Promise<Cart>;
}

export interface OutboxOptions {
  log: IntentLog;
  client: Client;
  /** Returns whether the server can be reached, as far as known. */
  isOnline: () => boolean;
  /**
   * Called with the cart of every response to a change, once, before other listeners are notified that the change has left the
   * log.
   */
  onCart?: (cart: Cart) => void;
  /** Locks that let one tab replay at a time; `null` for none. They only save calls: keys make two replays harmless. */
  locks: Locks | null;
  timers: Timers;
}

/** The result of an intent. */
interface IntentOutcome {
  /** The cart after it; `null` for favorites. */
  cart: Cart | null;
  conflict: IntentConflict | null;
}

/** How often a cart is loaded while new changes arrive in between. */
const MAX_READS = 3;

/** After these errors no other call would succeed either, nor after a 503. */
const stopping: ReadonlySet<ApiError['kind']> = new Set([
  'Network',
  'Timeout',
  'Aborted',
  'Unauthorized',
  'RateLimited',
  'Database',
]);

function isStopping({ kind, status }: ApiError): boolean {
  return stopping.has(kind) || status === 503;
}

/**
 * Creates the outbox of a log. Each intent takes effect at most once, and exactly once when the server can be reached,
 * or becomes a conflict. This holds even after a crash, because an intent is logged before it is sent, and stays until
 * there is a response. Sends only while the log's shopper is signed in.
 */
export function createOutbox({ log, client, isOnline, onCart, locks, timers }: OutboxOptions): Outbox {
  const ownTurns = createTaskQueue();
  /** Changes that this tab is sending now. */
  const submitting = new Set<Promise<Submitted>>();
  /** Ids of the intents that this tab has in flight. */
  const inFlight = new Set<string>();
  const options = { onlyFor: log.userUuid };
  const notifyCart = (cart: Cart | null) => {
    if (cart) onCart?.(cart);
  };

  /** Sends an intent as it is in the log; does nothing if it is no longer needed. */
  async function deliver(intent: Intent): Promise<IntentOutcome> {
    const located = await (isCartChange(intent)
      ? locateLine(client, intent, options)
      : locateFavorite(client, intent, options));
    const begun = located && (await log.begin(intent.id, located));
    if (begun && isCartChange(begun)) return sendCartChange(client, begun, options);
    if (begun) await sendFavorite(client, begun, options);
    return { cart: null, conflict: null };
  }

  /** Runs the sending of an intent, marked as in flight. */
  async function whileInFlight<T>({ id }: Intent, work: () => Promise<T>): Promise<T> {
    inFlight.add(id);
    return work().finally(() => inFlight.delete(id));
  }

  /** Adds a conflict with the actual state to the log. */
  async function addConflict(intent: Intent, code: string): Promise<IntentOutcome> {
    if (!isCartChange(intent)) {
      const { id, kind, productUuid, isFavorite } = intent;
      return { cart: null, conflict: { id, kind, code, productUuid, wanted: isFavorite } };
    }
    const serverCart = await client.tryCall(getCart, {}, options);
    const cart = serverCart.ok ? serverCart.data : null;
    return { cart, conflict: toCartConflict(intent, code, cart) };
  }

  const replayOne = (intent: Intent) => whileInFlight(intent, () => repeat(intent));

  async function repeat(intent: Intent): Promise<IntentConflict | null> {
    // Removing an object by its id can be repeated at any time.
    const isRepeatable = intent.kind === 'remove' || (intent.kind === 'favorite' && !intent.isFavorite);
    const isUnsure = log.isKeyExpired(intent) && !isRepeatable;
    const { cart, conflict } = await (isUnsure ? addConflict(intent, 'OUTCOME_UNKNOWN') : deliver(intent)).catch(
      (caught) => {
        const error = toApiError(caught);
        if (!isRefusal(error)) throw caught;
        return addConflict(intent, error.code);
      },
    );
    await log.settle(intent.id, conflict, () => notifyCart(cart));
    return conflict;
  }

  async function replayAll(): Promise<ReplayReport> {
    const conflicts: IntentConflict[] = [];
    const passedOver = new Set<string>();
    let error: ApiError | null = null;
    const next = () => log.read().intents.find((intent) => !passedOver.has(subjectOf(intent)));
    log.readStorage();
    for (;;) {
      // Changes that this tab is sending are in the log already.
      await Promise.allSettled(submitting);
      const intent = next();
      if (!intent) break;
      try {
        const conflict = await replayOne(intent);
        if (conflict) conflicts.push(conflict);
      } catch (caught) {
        error = toApiError(caught);
        if (isStopping(error)) break;
        passedOver.add(subjectOf(intent));
      }
    }
    return { conflicts, left: log.read().intents.length, error };
  }

  const replay = () => ownTurns(() => withLock(locks, `mallard-replay:${log.userUuid}`, timers, replayAll));

  function submit(change: QueuedChange, id?: string): Promise<Submitted> {
    const sending = recordAndSend(change, id);
    const forget = () => submitting.delete(sending);
    submitting.add(sending);
    sending.then(forget, forget);
    return sending;
  }

  async function recordAndSend(change: QueuedChange, id?: string): Promise<Submitted> {
    const recorded = await log.record(change, { isSending: isOnline(), ...(id !== undefined && { id }) });
    if (!recorded.ok) return { state: 'refused', error: toRefusal(recorded) };
    const { toSend, storedIn } = recorded;
    if (!toSend) {
      // Another change of the same line is in flight: this one follows it.
      if (isOnline()) void replay();
      return { state: 'queued', storedIn, error: null };
    }
    return whileInFlight(toSend, () => sendNow(toSend, storedIn));
  }

  async function sendNow(toSend: Intent, storedIn: StoredIn): Promise<Submitted> {
    try {
      if (isCartChange(toSend)) await repeatAddsBefore(toSend);
      const { cart, conflict } = await deliver(toSend);
      await log.settle(toSend.id, conflict, () => notifyCart(cart));
      return { state: 'done' };
    } catch (caught) {
      const error = toApiError(caught);
      if (!isRefusal(error)) return (await findOut(toSend, error)) ?? { state: 'queued', storedIn, error };
      await log.settle(toSend.id, null);
      return { state: 'refused', error };
    }
  }

  /**
   * Repeats additions without a response before a change. Otherwise the cart in its response may contain them, and
   * together with the log would show them twice.
   *
   * @throws {ApiFailure} if nothing can be sent
   */
  async function repeatAddsBefore({ id }: Intent): Promise<void> {
    for (const intent of log.read().intents) {
      if (intent.id === id) return;
      if (intent.kind !== 'add' || !intent.isSent || inFlight.has(intent.id)) continue;
      await replayOne(intent).catch((caught) => {
        if (isStopping(toApiError(caught))) throw caught;
      });
    }
  }

  /**
   * Checks in the cart whether a change was applied after the server failed, so that the shopper is notified now,
   * without waiting for a server that may fail again.
   *
   * @returns `null` if only repeating it can tell
   */
  async function findOut(intent: Intent, error: ApiError): Promise<Submitted | null> {
    if (error.kind !== 'Server' || !isCartChange(intent) || !isLineState(intent)) return null;
    const serverCart = await client.tryCall(getCart, {}, options);
    if (!serverCart.ok) return null;
    const cart = serverCart.data;
    await log.settle(intent.id, null, () => notifyCart(cart));
    return isApplied(intent, cart) ? { state: 'done' } : { state: 'refused', error };
  }

  async function readCart(signal?: AbortSignal): Promise<Cart> {
    for (let reads = 1; ; reads += 1) {
      const { error } = await replay();
      // Without a network the client may have a copy from before the queued changes.
      if (error && isStopping(error) && isOnline()) throw new ApiFailure(error);
      const cart = await client.call(getCart, {}, { ...options, ...(signal && { signal }) });
      log.readStorage();
      const isInFlight = log.read().intents.some((intent) => intent.isSent && isCartChange(intent));
      if (!isInFlight || reads === MAX_READS) return cart;
    }
  }

  return { submit, replay, readCart };
}

function toRefusal(refused: Extract<Recorded, { ok: false }>): ApiError {
  if (refused.code === 'VALIDATION') return { kind: 'BadRequest', code: refused.code, fields: refused.fields };
  return { kind: 'Unknown', code: refused.code };
}
