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
  type Kept,
  type QueuedChange,
  type Recorded,
  subjectOf,
} from './intentLog.ts';
import { hasHappened, isLineState, locateLine, sendCartChange, toCartConflict } from './sendCartChange.ts';

/** What became of a change at once. */
export type Submitted =
  /** The server has done it. {@link OutboxOptions.onCart} has got the cart. */
  | { state: 'done' }
  /** It is logged, and goes to the server later. `error` says why not now, where it was tried. */
  | { state: 'queued'; kept: Kept; error: ApiError | null }
  /**
   * The server said no, or failed and has not done it; or the change is none that it could do (`VALIDATION`, with its
   * fields); or the log is full or closed (`INTENTS_FULL`, `LOG_CLOSED`): nothing came of it.
   */
  | { state: 'refused'; error: ApiError };

/** What a replay came to. */
export interface ReplayReport {
  /** What the server would not do, now also in the log. */
  conflicts: readonly IntentConflict[];
  /** How many intents stay for another time. */
  left: number;
  /** Why it stopped, or passed over a line. */
  error: ApiError | null;
}

/** The way of a shopper's changes to the server. */
export interface Outbox {
  /**
   * Sends a change, or keeps it where that is not possible; a lost answer is asked for again by the next replay.
   *
   * @param id names it in the log. @default a new one
   */
  submit(change: QueuedChange, id?: string): Promise<Submitted>;
  /** Sends what is kept, oldest first. For when the server is back, the shopper signs in, or the app starts. */
  replay(): Promise<ReplayReport>;
  /**
   * Reads the cart when nothing is on its way any more: one that holds already what still waits in the log would show it twice.
   *
   * @throws {ApiFailure} also when what waits could not be sent
   */
  readCart(signal?: AbortSignal): Promise<Cart>;
}

export interface OutboxOptions {
  log: IntentLog;
  client: Client;
  /** Whether the server can be reached, as far as known. */
  isOnline: () => boolean;
  /**
   * Called with the cart of every answer, once, before other listeners hear that the change has left the log. This is the only
   * way in which the cart of an answer arrives.
   */
  onCart?: (cart: Cart) => void;
  /** Lets one tab replay at a time; `null` where there are none. It saves calls and no more: keys make two replays harmless. */
  locks: Locks | null;
  timers: Timers;
}

/** The result of an intent. */
interface IntentOutcome {
  /** The cart after it; `null` if it was not about the cart. */
  cart: Cart | null;
  conflict: IntentConflict | null;
}

/** How often a cart is read while new changes keep coming in between. */
const MAX_READS = 3;

/** After these nothing else would get through either, nor after a 503. */
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
 * Makes the outbox of a log. Each intent takes effect at most once, and once the server can be reached exactly once, or
 * becomes a conflict; whatever happens between two steps, for it is logged before it leaves, and stays until it is answered.
 * Nothing is sent unless the log's shopper is the one who is signed in.
 */
export function createOutbox({ log, client, isOnline, onCart, locks, timers }: OutboxOptions): Outbox {
  const ownTurns = createTaskQueue();
  /** Changes that this tab is sending at once. */
  const submitting = new Set<Promise<Submitted>>();
  /** Names of the intents whose answer this tab waits for. */
  const underWay = new Set<string>();
  const options = { onlyFor: log.userUuid };
  const tell = (cart: Cart | null) => {
    if (cart) onCart?.(cart);
  };

  /** Sends an intent as the log has it when it leaves; nothing where that is not needed any more. */
  async function deliver(intent: Intent): Promise<IntentOutcome> {
    const located = await (isCartChange(intent)
      ? locateLine(client, intent, options)
      : locateFavorite(client, intent, options));
    const begun = located && (await log.begin(intent.id, located));
    if (begun && isCartChange(begun)) return sendCartChange(client, begun, options);
    if (begun) await sendFavorite(client, begun, options);
    return { cart: null, conflict: null };
  }

  /** Does what sends an intent, to its end. */
  async function whileUnderWay<T>({ id }: Intent, work: () => Promise<T>): Promise<T> {
    underWay.add(id);
    return work().finally(() => underWay.delete(id));
  }

  /** Says what the server would not do, beside what it has. */
  async function giveUp(intent: Intent, code: string): Promise<IntentOutcome> {
    if (!isCartChange(intent)) {
      const { id, kind, productUuid, isFavorite } = intent;
      return { cart: null, conflict: { id, kind, code, productUuid, wanted: isFavorite } };
    }
    const known = await client.tryCall(getCart, {}, options);
    const cart = known.ok ? known.data : null;
    return { cart, conflict: toCartConflict(intent, code, cart) };
  }

  const replayOne = (intent: Intent) => whileUnderWay(intent, () => repeat(intent));

  async function repeat(intent: Intent): Promise<IntentConflict | null> {
    // Taking something out by its id can be said again at any time.
    const isRepeatable = intent.kind === 'remove' || (intent.kind === 'favorite' && !intent.isFavorite);
    const isUnsure = log.isForgotten(intent) && !isRepeatable;
    const { cart, conflict } = await (isUnsure ? giveUp(intent, 'OUTCOME_UNKNOWN') : deliver(intent)).catch(
      (caught) => {
        const error = toApiError(caught);
        if (!isRefusal(error)) throw caught;
        return giveUp(intent, error.code);
      },
    );
    await log.settle(intent.id, conflict, () => tell(cart));
    return conflict;
  }

  async function replayAll(): Promise<ReplayReport> {
    const conflicts: IntentConflict[] = [];
    const passedOver = new Set<string>();
    let error: ApiError | null = null;
    const next = () => log.read().intents.find((intent) => !passedOver.has(subjectOf(intent)));
    log.look();
    for (;;) {
      // What this tab is sending is in the log already, and need not be sent beside that.
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
    const { toSend, kept } = recorded;
    if (!toSend) {
      // Something of the same line is under way: this follows it.
      if (isOnline()) void replay();
      return { state: 'queued', kept, error: null };
    }
    return whileUnderWay(toSend, () => sendNow(toSend, kept));
  }

  async function sendNow(toSend: Intent, kept: Kept): Promise<Submitted> {
    try {
      if (isCartChange(toSend)) await repeatAddsBefore(toSend);
      const { cart, conflict } = await deliver(toSend);
      await log.settle(toSend.id, conflict, () => tell(cart));
      return { state: 'done' };
    } catch (caught) {
      const error = toApiError(caught);
      if (!isRefusal(error)) return (await findOut(toSend, error)) ?? { state: 'queued', kept, error };
      await log.settle(toSend.id, null);
      return { state: 'refused', error };
    }
  }

  /**
   * Sends once more the pieces that lost their answer before a change: the cart that answers this one may hold them, and with
   * the log would show them twice.
   *
   * @throws {ApiFailure} where nothing gets through
   */
  async function repeatAddsBefore({ id }: Intent): Promise<void> {
    for (const intent of log.read().intents) {
      if (intent.id === id) return;
      if (intent.kind !== 'add' || !intent.isSent || underWay.has(intent.id)) continue;
      await replayOne(intent).catch((caught) => {
        if (isStopping(toApiError(caught))) throw caught;
      });
    }
  }

  /**
   * Asks the cart what came of a change at which the server failed: the shopper is told now, and need not wait for a server
   * that may fail again.
   *
   * @returns `null` where only repeating it can tell
   */
  async function findOut(intent: Intent, error: ApiError): Promise<Submitted | null> {
    if (error.kind !== 'Server' || !isCartChange(intent) || !isLineState(intent)) return null;
    const known = await client.tryCall(getCart, {}, options);
    if (!known.ok) return null;
    const cart = known.data;
    await log.settle(intent.id, null, () => tell(cart));
    return hasHappened(intent, cart) ? { state: 'done' } : { state: 'refused', error };
  }

  async function readCart(signal?: AbortSignal): Promise<Cart> {
    for (let reads = 1; ; reads += 1) {
      const { error } = await replay();
      // Without a network the client may have a copy, from before whatever waits.
      if (error && isStopping(error) && isOnline()) throw new ApiFailure(error);
      const cart = await client.call(getCart, {}, { ...options, ...(signal && { signal }) });
      log.look();
      const isUnderWay = log.read().intents.some((intent) => intent.isSent && isCartChange(intent));
      if (!isUnderWay || reads === MAX_READS) return cart;
    }
  }

  return { submit, replay, readCart };
}

function toRefusal(refused: Extract<Recorded, { ok: false }>): ApiError {
  if (refused.code === 'VALIDATION') return { kind: 'BadRequest', code: refused.code, fields: refused.fields };
  return { kind: 'Unknown', code: refused.code };
}
