import { createGate, type GateLimits } from './createGate.ts';

/** A call's place among those that use the database. */
export interface Place {
  /** Gives the place to the next call for good, before slow work that ends the call. */
  leave(): void;
  /**
   * Gives the place to other calls while slow work runs that doesn't use the database, such as receiving a body or hashing a
   * password, and waits for a place afterwards.
   *
   * @throws {Refusal} OVERLOADED when the call would wait too long
   */
  leaveFor<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Calls that belong together, such as those of one page. Once the first has had a place, the others go before calls that had none:
 * a page that has begun is rarely refused half-way, when the work on it would be lost. When the first is refused, all are.
 */
export interface CallGroup {
  /** The place of the first call. */
  first?: Promise<() => void>;
}

/**
 * Runs a call when there is a place for it.
 *
 * @param isUrgent whether the call goes before others, such as an order before a search
 * @throws {Refusal} OVERLOADED when it would wait too long
 */
export type Admit = <T>(call: (place: Place) => Promise<T>, isUrgent: boolean, group?: CallGroup) => Promise<T>;

/** For calls that use no database. */
export const NO_PLACE: Place = { leave: () => undefined, leaveFor: (work) => work() };

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
      const leavePlace = await entering;
      leftMs -= performance.now() - startedAt;
      return leavePlace;
    };
    let leavePlace: (() => void) | null = await wait(enter(isUrgent, group));
    const leave = () => {
      leavePlace?.();
      leavePlace = null;
    };
    const leaveFor: Place['leaveFor'] = async (work) => {
      leave();
      const result = await work();
      leavePlace = await wait(gate.enter(isUrgent, Math.max(leftMs, 0)));
      return result;
    };
    try {
      return await call({ leave, leaveFor });
    } finally {
      leave();
    }
  };
}
