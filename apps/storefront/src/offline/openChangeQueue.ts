import { type Client, createUuid, systemTimers } from '@mallard/domain/client';
import type { Cart } from '@mallard/domain/contract';
import { ApiFailure, abortedError } from '@mallard/domain/errors';
import type { Store } from '@mallard/domain/storage';
import {
  createIntentLog,
  createOutbox,
  type IntentLog,
  type IntentState,
  intentKey,
  type Outbox,
  type QueuedChange,
  type Submitted,
} from '@mallard/offline/queue';
import { NOTHING_QUEUED } from './nothingQueued.ts';

/** The log of a user's changes, and the outbox that sends them. */
interface UserQueue {
  log: IntentLog;
  outbox: Outbox;
}

/** The result of a change that the server has made, or that is stored to be sent later. */
type Accepted = Exclude<Submitted, { state: 'refused' }>;

/** The queue of a tab. */
export interface ChangeQueue {
  /** Returns the queued changes and the conflicts of the signed-in user; the same value until something changes. */
  read(): IntentState;
  subscribe(listener: () => void): () => void;
  /** Sets whose changes they are. Changes of the previous user that the server doesn't have stay on the device. */
  setOwner(userUuid: string | null): void;
  /** Returns the queue of the signed-in user. @throws {ApiFailure} `Aborted` if no user is signed in */
  current(): UserQueue;
  /** Returns the id of the signed-in user. */
  owner(): string | null;
  /**
   * Sends a change, or stores it until there is a network.
   *
   * @throws {ApiFailure} if the change was refused; `Aborted` if no user is signed in
   */
  submit(change: QueuedChange, id?: string): Promise<Accepted>;
  /** Sets the listener that gets the server's cart of each answer, with its owner. */
  onCart(listener: (message: { userUuid: string; cart: Cart }) => void): void;
  /** Reads the changes again if another tab changed their storage key, or cleared the storage (`null`). */
  onStorageChange(key: string | null): void;
}

interface ChangeQueueOptions {
  client: Client;
  /** Shared by all tabs. */
  store: Store;
  isOnline: () => boolean;
  /** Returns milliseconds since 1970. */
  now: () => number;
}

/** Opens the queue of a tab. */
export function openChangeQueue({ client, store, isOnline, now }: ChangeQueueOptions): ChangeQueue {
  const device = { createUuid: () => createUuid(), locks: navigator.locks ?? null, timers: systemTimers, now };
  const listeners = new Set<() => void>();
  let user: UserQueue | null = null;
  let deliver: Parameters<ChangeQueue['onCart']>[0] = () => undefined;

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function openUser(userUuid: string): UserQueue {
    const log = createIntentLog({ store, userUuid, ...device });
    const onCart = (cart: Cart) => deliver({ userUuid, cart });
    log.subscribe(notify);
    return { log, outbox: createOutbox({ log, client, isOnline, ...device, onCart }) };
  }

  function current(): UserQueue {
    if (user === null) throw new ApiFailure(abortedError());
    return user;
  }

  return {
    read: () => user?.log.read() ?? NOTHING_QUEUED,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setOwner(userUuid) {
      if ((user?.log.userUuid ?? null) === userUuid) return;
      leave(user);
      user = userUuid === null ? null : openUser(userUuid);
      notify();
    },
    current,
    owner: () => user?.log.userUuid ?? null,
    async submit(change, id) {
      const submitted = await current().outbox.submit(change, id);
      if (submitted.state === 'refused') throw new ApiFailure(submitted.error);
      return submitted;
    },
    onCart(listener) {
      deliver = listener;
    },
    onStorageChange(key) {
      if (user && (key === null || key === intentKey(user.log.userUuid))) user.log.readStorage();
    },
  };
}

function leave(user: UserQueue | null): void {
  if (user === null) return;
  const { intents, conflicts } = user.log.read();
  if (intents.length + conflicts.length === 0) user.log.clear();
  else user.log.close();
}
