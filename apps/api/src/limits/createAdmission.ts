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
 * Runs a call when there is a place for it.
 *
 * @param isUrgent whether the call goes before others, such as an order before a search
 * @throws {Refusal} OVERLOADED when it would wait too long
 */
export type Admit = <T>(call: (place: Place) => Promise<T>, isUrgent: boolean) => Promise<T>;

/** For calls that use no database, or share a place that another holds. */
export const NO_PLACE: Place = { leave: () => undefined, leaveFor: (work) => work() };

/** Several calls that use the database in one place. */
export interface SharedAdmission {
  /** @throws {Refusal} OVERLOADED, for all calls, when the first waited too long */
  admit: Admit;
  /** Gives the place back; to be called once no more calls come. */
  leave(): void;
}

/**
 * Lets calls that belong together, such as those of one page, wait once: a page that has begun is not refused half-way, when the
 * work on it would be lost.
 */
export function shareAdmission(admit: Admit): SharedAdmission {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  let entered: Promise<void> | undefined;
  const enter = () =>
    new Promise<void>((resolve, reject) => {
      admit(async () => {
        resolve();
        await left;
      }, false).catch(reject);
    });
  return {
    admit: async (call) => {
      entered ??= enter();
      await entered;
      return call(NO_PLACE);
    },
    leave,
  };
}

/**
 * Bounds how many calls use the database at once. Without it, hundreds of calls share its connections: all of them get slow, and
 * time out at the same moment. All waits of a call together take at most `firstPatienceMs`.
 *
 * @param limits `atOnce`: at most the connections that the database has
 */
export function createAdmission(limits: GateLimits): Admit {
  const gate = createGate(limits);
  const { patienceMs, firstPatienceMs = patienceMs } = limits;
  return async (call, isUrgent) => {
    let leftMs = firstPatienceMs;
    const wait = async (entering: Promise<() => void>) => {
      const startedAt = performance.now();
      const leavePlace = await entering;
      leftMs -= performance.now() - startedAt;
      return leavePlace;
    };
    let leavePlace: (() => void) | null = await wait(gate.enter(isUrgent));
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
