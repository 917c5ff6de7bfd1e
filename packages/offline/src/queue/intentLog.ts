import type { Timers } from '@mallard/domain/client';
import { createTaskQueue, type Locks, withLock } from '@mallard/domain/client';
import { uuid } from '@mallard/domain/contract';
import type { FieldErrors } from '@mallard/domain/errors';
import { notify } from '@mallard/domain/errors';
import { lenientList, type Store } from '@mallard/domain/storage';
import * as v from 'valibot';
import { cartChange, cartConflict, checkChange, isCartChange, queuedCartChange } from './cartChange.ts';
import { favoriteChange, favoriteConflict, foldFavorite, queuedFavorite, toQueuedFavorite } from './favoriteChange.ts';
import { isKeyForgotten } from './keyAge.ts';
import { foldCartChange, toQueued } from './queuedCart.ts';

/** Maximum number of intents and conflicts of a log together: every line of a full cart twice, and favorites besides. */
export const MAX_INTENTS = 500;

const queuedChange = v.variant('kind', [cartChange, favoriteChange]);
const intent = v.union([queuedCartChange, queuedFavorite]);
const conflict = v.variant('kind', [cartConflict, favoriteConflict]);

/** A change that the queue accepts: of the cart or of the favorites, which know nothing of each other. */
export type QueuedChange = v.InferOutput<typeof queuedChange>;

/** A change with its key and its state in the queue. */
export type Intent = v.InferOutput<typeof intent>;

/** A change that the server refused. */
export type IntentConflict = v.InferOutput<typeof conflict>;

/** All that is stored for one user on one device, oldest first. Entries that cannot be parsed are skipped. */
const intentState = v.object({
  intents: lenientList(intent, MAX_INTENTS),
  conflicts: lenientList(conflict, MAX_INTENTS),
});
export type IntentState = v.InferOutput<typeof intentState>;

/** Returns what a change is about: changes of the same SKU, or of the same product as a favorite, keep their order. */
export function subjectOf(change: QueuedChange | Intent | IntentConflict): string {
  return 'skuUuid' in change ? change.skuUuid : change.productUuid;
}

/** Converts a change to an intent. @param id its idempotency key */
export function toIntent(change: QueuedChange, id: string): Intent {
  return isCartChange(change) ? toQueued(change, id) : toQueuedFavorite(change, id);
}

/** Adds a change to a queue, as few intents as can say it. @param id of the intent that the change is part of, and its key */
export function foldChange(intents: readonly Intent[], change: QueuedChange, id: string): Intent[] {
  return isCartChange(change) ? foldCartChange(intents, change, id) : foldFavorite(intents, change, id);
}

/** Where a change was kept: `memory` is this tab only, which the shopper should be told. */
export type Kept = 'stored' | 'memory';

/** What became of a change; `toSend` is what the caller said it would send now, if nothing has to go before. */
export type Recorded =
  | { ok: true; kept: Kept; toSend: Intent | null }
  | { ok: false; code: 'INTENTS_FULL' | 'LOG_CLOSED' }
  /** No change that a server could do, such as one of 0 pieces, or of a SKU that is no UUID. */
  | { ok: false; code: 'VALIDATION'; fields: FieldErrors };

/** What a first sending has found out about an intent. */
export type Located = { lineId?: string; favoriteId?: string };

/** What one shopper wants of cart and favourites, and the server has not said yes to. */
export interface IntentLog {
  readonly userUuid: string;
  /** The same value until something changes. */
  read(): IntentState;
  /** Whether what waits is in this tab only, so that closing it has to be warned of. */
  isAtRisk(): boolean;
  /** Whether an intent left so long ago that the server may not know its key any more, and would do it again. */
  isForgotten(intent: Intent): boolean;
  /**
   * Logs a change. It counts once the promise is kept.
   *
   * @param options.isSending whether the caller sends it at once, all or nothing. @default false
   * @param options.id a UUID: names the intent that it becomes, or becomes part of. @default a new one
   */
  record(change: QueuedChange, options?: { isSending?: boolean; id?: string }): Promise<Recorded>;
  /**
   * Says, before the first byte leaves, that an intent may arrive.
   *
   * @returns it as it is now, and will stay; `null` when another tab is done with it, or the shopper took it back
   */
  begin(id: string, located: Located): Promise<Intent | null>;
  /**
   * Takes an intent out, because the server has answered.
   *
   * @param conflict what it would not do
   * @param beforeTelling runs when the log has changed and nobody has heard of it yet
   */
  settle(id: string, conflict: IntentConflict | null, beforeTelling?: () => void): Promise<void>;
  /** Forgets a conflict that the shopper has seen. */
  dismiss(id: string): Promise<void>;
  /** Looks again at what the device keeps: call it on `storage` events of {@link intentKey}, or of no key. */
  look(): void;
  subscribe(listener: () => void): () => void;
  /** Ends this log without deleting it, as when the session has ended elsewhere; what is on its way changes nothing more. */
  close(): void;
  /** Deletes and closes it, at logout. */
  clear(): void;
}

export interface IntentLogOptions {
  /** Shared by all tabs: over `localStorage`. */
  store: Store;
  /** Whose log it is. */
  userUuid: string;
  createUuid: () => string;
  /** Lets tabs change the log in turns; `null` where there are none. */
  locks: Locks | null;
  timers: Timers;
  /** Milliseconds since 1970. */
  now: () => number;
}

const EMPTY: IntentState = { intents: [], conflicts: [] };

/** The key under which a device keeps a shopper's log. */
export function intentKey(userUuid: string): string {
  return `intents:${userUuid}`;
}

/**
 * Opens a shopper's log. Storage that is full, forbidden, poisoned, written by a newer version or cleared meanwhile never makes
 * it throw: it goes on with what this tab remembers. To bring back what was settled already does no harm, for the server
 * knows its key.
 */
export function createIntentLog({ store, userUuid, createUuid, locks, timers, now }: IntentLogOptions): IntentLog {
  const key = intentKey(userUuid);
  // A higher version drops what shoppers have not sent yet: bring it over first.
  const entry = store.entry({ key, version: 1, schema: intentState, fallback: () => null });
  const ownTurns = createTaskQueue();
  const listeners = new Set<() => void>();
  let held = entry.read() ?? EMPTY;
  let kept: Kept = 'stored';
  let isOpen = true;
  let isCleared = false;

  function tell(): void {
    for (const listener of listeners) notify(listener);
  }

  /** Whether somebody has emptied the storage, so that what waits is remembered by this tab alone. */
  function isGone(): boolean {
    return held.intents.length > 0 && entry.read() === null;
  }

  /** Takes over what is kept now. @returns whether that is news */
  function refresh(): boolean {
    const wasCleared = isCleared;
    isCleared = isGone();
    const stored = isOpen ? entry.read() : null;
    if (stored === null || JSON.stringify(stored) === JSON.stringify(held)) return isCleared !== wasCleared;
    held = stored;
    return true;
  }

  /** Changes what is kept now, which may be another tab's doing; the same state means that nothing is to change. */
  function change(toNext: (state: IntentState) => IntentState, beforeTelling?: () => void): Promise<void> {
    const work = async () => {
      const isNews = refresh();
      const next = isOpen ? toNext(held) : held;
      const isChanged = next !== held;
      if (isChanged) kept = entry.write(next);
      held = next;
      if (isOpen && beforeTelling) notify(beforeTelling);
      if (isChanged || isNews) tell();
    };
    return ownTurns(() => withLock(locks, `mallard-${key}`, timers, work));
  }

  async function record(
    asked: QueuedChange,
    { isSending = false, id = createUuid() }: { isSending?: boolean; id?: string } = {},
  ): Promise<Recorded> {
    const checked = checkChange(queuedChange, asked);
    if (!checked.ok) return { ok: false, code: 'VALIDATION', fields: checked.fields };
    const key = v.safeParse(uuid, id);
    if (!key.success) return { ok: false, code: 'VALIDATION', fields: { id: { code: 'UUID', message: '' } } };
    const wanted = checked.change;
    let isFull = false;
    let toSend: Intent | null = null;
    await change((state) => {
      const isFirst = !state.intents.some((intent) => subjectOf(intent) === subjectOf(wanted));
      if (isSending && isFirst) toSend = { ...toSentIntent(wanted, key.output), sentAt: now() };
      const intents = toSend ? [...state.intents, toSend] : foldChange(state.intents, wanted, key.output);
      isFull = intents.length + state.conflicts.length > MAX_INTENTS;
      return isFull ? state : { ...state, intents };
    });
    if (!isOpen) return { ok: false, code: 'LOG_CLOSED' };
    return isFull ? { ok: false, code: 'INTENTS_FULL' } : { ok: true, kept, toSend };
  }

  function close(): void {
    isOpen = false;
    held = EMPTY;
    tell();
  }

  return {
    userUuid,
    read: () => held,
    isAtRisk: () => (kept === 'memory' && held.intents.length > 0) || isGone(),
    isForgotten: ({ sentAt }) => sentAt !== undefined && isKeyForgotten(sentAt, now()),
    record,
    async begin(id, located) {
      let begun: Intent | null = null;
      await change((state) => {
        const found = state.intents.find((intent) => intent.id === id);
        if (!found) return state;
        const sent = { ...found, ...located, isSent: true, sentAt: found.sentAt ?? now() };
        begun = sent;
        return { ...state, intents: state.intents.map((intent) => (intent === found ? sent : intent)) };
      });
      return begun;
    },
    settle: (id, conflict, beforeTelling) =>
      change(({ intents, conflicts }) => {
        const left = intents.filter((intent) => intent.id !== id);
        // Another tab was quicker: its word about the conflict stands.
        if (left.length === intents.length) return held;
        return { intents: left, conflicts: conflict ? [...conflicts, conflict] : conflicts };
      }, beforeTelling),
    dismiss: (id) =>
      change((state) => {
        const conflicts = state.conflicts.filter((conflict) => conflict.id !== id);
        return conflicts.length === state.conflicts.length ? state : { ...state, conflicts };
      }),
    look() {
      if (refresh()) tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close,
    clear() {
      entry.clear();
      close();
    },
  };
}

function toSentIntent(change: QueuedChange, id: string): Intent {
  const intent = toIntent(change, id);
  return intent.kind === 'add' ? { ...intent, isSent: true, isWhole: true } : { ...intent, isSent: true };
}
