import type { Timers } from '@mallard/domain/client';
import { createTaskQueue, type Locks, toFieldErrors, withLock } from '@mallard/domain/client';
import { uuid } from '@mallard/domain/contract';
import type { FieldErrors } from '@mallard/domain/errors';
import { notify } from '@mallard/domain/errors';
import { lenientList, type Store } from '@mallard/domain/storage';
import * as v from 'valibot';
import { cartChange, cartConflict, isCartChange, queuedCartChange } from './cartChange.ts';
import { favoriteChange, favoriteConflict, foldFavorite, queuedFavorite, toQueuedFavorite } from './favoriteChange.ts';
import { isKeyExpired } from './keyAge.ts';
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

/** Where a change is stored: `memory` is this tab only, of which the shopper should be notified. */
export type StoredIn = 'stored' | 'memory';

/** The result of a change; `toSend` is the change that the caller can send now, if nothing has to be sent before it. */
export type Recorded =
  | { ok: true; storedIn: StoredIn; toSend: Intent | null }
  | { ok: false; code: 'INTENTS_FULL' | 'LOG_CLOSED' }
  /** An invalid change, such as one of 0 units, or of a SKU without a valid id. */
  | { ok: false; code: 'VALIDATION'; fields: FieldErrors };

/** Ids that were found before an intent was first sent. */
type Located = { lineId?: string; favoriteId?: string };

/** A shopper's changes of cart and favorites that the server has not confirmed. */
export interface IntentLog {
  readonly userUuid: string;
  /** Returns the state; the same value until something changes. */
  read(): IntentState;
  /** Returns whether changes are in this tab only, so that closing it needs a warning. */
  isAtRisk(): boolean;
  /**
   * Returns whether an intent was sent so long ago that the server may have forgotten its key, and would do it again.
   */
  isKeyExpired(intent: Intent): boolean;
  /**
   * Logs a change. It counts once the promise resolves.
   *
   * @param options.isSending whether the caller sends it at once, all or nothing. @default false
   * @param options.id a UUID: id of the intent that contains it. @default a new one
   */
  record(change: QueuedChange, options?: { isSending?: boolean; id?: string }): Promise<Recorded>;
  /**
   * Records, before it is sent, that an intent may arrive.
   *
   * @returns its final content; `null` when another tab has finished it, or the shopper undid it
   */
  begin(id: string, located: Located): Promise<Intent | null>;
  /**
   * Removes an intent after a response.
   *
   * @param conflict the refused part
   * @param beforeNotify runs when the log has changed, before listeners are notified
   */
  settle(id: string, conflict: IntentConflict | null, beforeNotify?: () => void): Promise<void>;
  /** Removes a conflict that the shopper has seen. */
  dismiss(id: string): Promise<void>;
  /** Reads the stored log again: call it on `storage` events of {@link intentKey}, or without a key. */
  readStorage(): void;
  subscribe(listener: () => void): () => void;
  /**
   * Closes this log without deleting it, as when the session has ended elsewhere; calls in flight have no more effect.
   */
  close(): void;
  /** Deletes and closes it, at logout. */
  clear(): void;
}

export interface IntentLogOptions {
  /** Shared by all tabs: over `localStorage`. */
  store: Store;
  /** The log's shopper. */
  userUuid: string;
  createUuid: () => string;
  /** Locks for changes by several tabs; `null` for none. */
  locks: Locks | null;
  timers: Timers;
  /** Milliseconds since 1970. */
  now: () => number;
}

const EMPTY: IntentState = { intents: [], conflicts: [] };

/** Returns the storage key of a shopper's log. */
export function intentKey(userUuid: string): string {
  return `intents:${userUuid}`;
}

/**
 * Opens a shopper's log. It never throws for storage that is full, forbidden, poisoned, cleared, or of a newer version:
 * it continues in memory. A settled intent that returns does no harm, because the server knows its key.
 */
export function createIntentLog({ store, userUuid, createUuid, locks, timers, now }: IntentLogOptions): IntentLog {
  const key = intentKey(userUuid);
  // A higher version would drop unsent changes of shoppers: migrate them first.
  const entry = store.entry({ key, version: 1, schema: intentState, fallback: () => null });
  const ownTurns = createTaskQueue();
  const listeners = new Set<() => void>();
  let state = entry.read() ?? EMPTY;
  let storedIn: StoredIn = 'stored';
  let isOpen = true;
  let isCleared = false;

  function notifyListeners(): void {
    for (const listener of listeners) notify(listener);
  }

  /** Returns whether the storage was cleared, so that changes are only in this tab. */
  function isStorageCleared(): boolean {
    return state.intents.length > 0 && entry.read() === null;
  }

  /** Reads the stored state. @returns whether it has changed */
  function readStored(): boolean {
    const wasCleared = isCleared;
    isCleared = isStorageCleared();
    const stored = isOpen ? entry.read() : null;
    if (stored === null || JSON.stringify(stored) === JSON.stringify(state)) return isCleared !== wasCleared;
    state = stored;
    return true;
  }

  /** Changes the stored state, which another tab may have changed; the same state means no change. */
  function change(toNext: (state: IntentState) => IntentState, beforeNotify?: () => void): Promise<void> {
    const work = async () => {
      const hasStoredChange = readStored();
      const next = isOpen ? toNext(state) : state;
      const isChanged = next !== state;
      if (isChanged) storedIn = entry.write(next);
      state = next;
      if (isOpen && beforeNotify) notify(beforeNotify);
      if (isChanged || hasStoredChange) notifyListeners();
    };
    return ownTurns(() => withLock(locks, `mallard-${key}`, timers, work));
  }

  async function record(
    requested: QueuedChange,
    { isSending = false, id = createUuid() }: { isSending?: boolean; id?: string } = {},
  ): Promise<Recorded> {
    // An invalid change could not be read back. `undefined` counts as missing.
    const definedFields = Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== undefined));
    const checked = v.safeParse(queuedChange, definedFields);
    if (!checked.success) return { ok: false, code: 'VALIDATION', fields: toFieldErrors(checked.issues) };
    const key = v.safeParse(uuid, id);
    if (!key.success) return { ok: false, code: 'VALIDATION', fields: { id: { code: 'UUID', message: '' } } };
    const valid = checked.output;
    let isFull = false;
    let toSend: Intent | null = null;
    await change((state) => {
      const isFirst = !state.intents.some((intent) => subjectOf(intent) === subjectOf(valid));
      if (isSending && isFirst) toSend = { ...toSentIntent(valid, key.output), sentAt: now() };
      const intents = toSend ? [...state.intents, toSend] : foldChange(state.intents, valid, key.output);
      isFull = intents.length + state.conflicts.length > MAX_INTENTS;
      return isFull ? state : { ...state, intents };
    });
    if (!isOpen) return { ok: false, code: 'LOG_CLOSED' };
    return isFull ? { ok: false, code: 'INTENTS_FULL' } : { ok: true, storedIn, toSend };
  }

  function close(): void {
    isOpen = false;
    state = EMPTY;
    notifyListeners();
  }

  return {
    userUuid,
    read: () => state,
    isAtRisk: () => (storedIn === 'memory' && state.intents.length > 0) || isStorageCleared(),
    isKeyExpired: ({ sentAt }) => sentAt !== undefined && isKeyExpired(sentAt, now()),
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
    settle: (id, conflict, beforeNotify) =>
      change(({ intents, conflicts }) => {
        const left = intents.filter((intent) => intent.id !== id);
        // Another tab was faster: its result counts.
        if (left.length === intents.length) return state;
        return { intents: left, conflicts: conflict ? [...conflicts, conflict] : conflicts };
      }, beforeNotify),
    dismiss: (id) =>
      change((state) => {
        const conflicts = state.conflicts.filter((conflict) => conflict.id !== id);
        return conflicts.length === state.conflicts.length ? state : { ...state, conflicts };
      }),
    readStorage() {
      if (readStored()) notifyListeners();
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
