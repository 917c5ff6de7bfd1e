import { createGate, type GateLimits } from '../../gateways/createGate.ts';

/** Permission of one request to use the database. */
export interface Slot {
  /** Releases the slot permanently, before slow work at the end of the request. */
  release(): void;
  /**
   * Releases the slot during slow work that doesn't use the database, such as receiving a body or hashing a password. Waits for a
   * slot afterwards.
   *
   * @throws {Refusal} OVERLOADED when the request would wait too long
   */
  releaseDuring<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Requests that belong together, such as the API calls of one server-rendered page. After the first one had a slot, the group
 * runs before new requests, so that pages rarely fail after part of the work is done. If the first is rejected, all are.
 */
export interface CallGroup {
  /** Slot of the first request. */
  first?: Promise<() => void>;
}

/**
 * Runs a request when a slot is available.
 *
 * @param isUrgent whether the request has priority, such as an order over a search
 * @throws {Refusal} OVERLOADED when the request would wait too long
 */
export type Admit = <T>(call: (slot: Slot) => Promise<T>, isUrgent: boolean, group?: CallGroup) => Promise<T>;

/** Slot of requests that don't use the database. */
export const NO_SLOT: Slot = { release: () => undefined, releaseDuring: (work) => work() };

/**
 * Limits how many requests use the database at once. Without a limit, hundreds of requests share its connections, become slow and
 * time out together. All waits of one request together take at most `firstPatienceMs`.
 *
 * @param limits `atOnce` must not exceed the number of database connections
 */
export function createAdmission(limits: GateLimits): Admit {
  const gate = createGate(limits);
  const { patienceMs, firstPatienceMs = patienceMs } = limits;
  const enter = async (isUrgent: boolean, group?: CallGroup) => {
    if (group === undefined) return gate.enter(isUrgent);
    if (group.first === undefined) {
      group.first = gate.enter(isUrgent);
      return group.first;
    }
    const startedAt = performance.now();
    await group.first;
    return gate.enter(isUrgent, Math.max(firstPatienceMs - (performance.now() - startedAt), 0));
  };
  return async (call, isUrgent, group) => {
    let leftMs = firstPatienceMs;
    const wait = async (entering: Promise<() => void>) => {
      const startedAt = performance.now();
      const freeSlot = await entering;
      leftMs -= performance.now() - startedAt;
      return freeSlot;
    };
    let freeSlot: (() => void) | null = await wait(enter(isUrgent, group));
    const release = () => {
      freeSlot?.();
      freeSlot = null;
    };
    const releaseDuring: Slot['releaseDuring'] = async (work) => {
      release();
      const result = await work();
      freeSlot = await wait(gate.enter(isUrgent, Math.max(leftMs, 0)));
      return result;
    };
    try {
      return await call({ release, releaseDuring });
    } finally {
      release();
    }
  };
}
