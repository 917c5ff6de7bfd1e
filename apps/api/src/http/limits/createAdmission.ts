import { createGate, type GateLimits } from './createGate.ts';

/** A call's slot among those that use the database. */
export interface Slot {
  /** Frees the slot for good, before slow work that ends the call. */
  release(): void;
  /**
   * Frees the slot while slow work runs that doesn't use the database, such as receiving a body or hashing a password, and waits
   * for a slot afterwards.
   *
   * @throws {Refusal} OVERLOADED when the call would wait too long
   */
  releaseDuring<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Calls that belong together, such as those of one page. Once the first has had a slot, the others go before calls that had none:
 * a page that has begun is rarely refused half-way, when the work on it would be lost. When the first is refused, all are.
 */
export interface CallGroup {
  /** The slot of the first call. */
  first?: Promise<() => void>;
}

/**
 * Runs a call when there is a slot for it.
 *
 * @param isUrgent whether the call goes before others, such as an order before a search
 * @throws {Refusal} OVERLOADED when it would wait too long
 */
export type Admit = <T>(call: (slot: Slot) => Promise<T>, isUrgent: boolean, group?: CallGroup) => Promise<T>;

/** For calls that use no database. */
export const NO_SLOT: Slot = { release: () => undefined, releaseDuring: (work) => work() };

/**
 * Bounds how many calls use the database at once. Without it, hundreds of calls share its connections: all of them get slow, and
 * time out at the same moment. All waits of a call together take at most `firstPatienceMs`.
 *
 * @param limits `atOnce`: at most the connections that the database has
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
