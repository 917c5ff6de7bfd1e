import { createGate, type GateLimits } from './createGate.ts';

/** A call's place among those that use the database. */
export interface Place {
  /** Gives the place to the next call; for what takes long without using the database. */
  leave(): void;
  /** Leaves while work runs, such as receiving a body, and waits for a place afterwards. */
  leaveFor<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Runs a call when there is a place for it.
 *
 * @param isUrgent whether the call goes before others, such as an order before a search
 * @throws {Refusal} OVERLOADED when it would wait too long
 */
export type Admit = <T>(call: (place: Place) => Promise<T>, isUrgent: boolean) => Promise<T>;

/**
 * Bounds how many calls use the database at once. Without it, hundreds of calls share its connections: all of them get slow, and
 * time out at the same moment.
 *
 * @param limits `atOnce`: at most the connections that the database has
 */
export function createAdmission(limits: GateLimits): Admit {
  const gate = createGate(limits);
  return async (call, isUrgent) => {
    let free: (() => void) | null = await gate.enter(isUrgent);
    const leave = () => {
      free?.();
      free = null;
    };
    const leaveFor: Place['leaveFor'] = async (work) => {
      leave();
      const result = await work();
      // What has been begun is finished first.
      free = await gate.enter(true);
      return result;
    };
    try {
      return await call({ leave, leaveFor });
    } finally {
      leave();
    }
  };
}
