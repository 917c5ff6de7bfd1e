import { refuse } from '@mallard/domain/serving';

/** Limits of a gate. */
export interface GateLimits {
  atOnce: number;
  /** Maximum wait in milliseconds. Work that would have to wait longer is rejected immediately. */
  patienceMs: number;
  /** Maximum wait in milliseconds of work that has priority. @default patienceMs */
  firstPatienceMs?: number;
}

/** Runs a limited number of tasks at once, and queues more for a limited time. */
export interface Gate {
  /**
   * Waits for a slot.
   *
   * @param isFirst whether the work has priority
   * @param remainingMs maximum wait in milliseconds of work that had a slot before. It is queued before new work of the same
   * priority.
   * @returns releases the slot; call it once
   * @throws {Refusal} OVERLOADED
   */
  enter(isFirst?: boolean, remainingMs?: number): Promise<() => void>;
  /** Waits for a slot as `enter` does, then runs the work in it. */
  run<T>(work: () => Promise<T>, isFirst?: boolean): Promise<T>;
}

type Line = (() => void)[];

/** Weight of the newest measurement in the moving average, from 0 to 1. */
const WEIGHT = 0.1;

/** Queue length per slot that is always allowed, because the moving average is too high after a slow start. */
const SHORT_LINE = 3;

/**
 * Creates a gate. It measures how long slots are occupied, and rejects work immediately if the queue is too long.
 *
 * @example
 * const gate = createGate({ atOnce: 2, patienceMs: 500 });
 * const picture = await gate.run(() => decode(bytes));
 */
export function createGate({ atOnce, patienceMs, firstPatienceMs = patienceMs }: GateLimits): Gate {
  /** Queues by priority: urgent work that had a slot, new urgent work, other work that had a slot, other new work. */
  const lines: [Line, Line, Line, Line] = [[], [], [], []];
  let running = 0;
  let averageMs = 0;

  const waitInLine = (isFirst: boolean, remainingMs?: number): Promise<void> => {
    const position = positionOf(isFirst, remainingMs !== undefined);
    const patience = remainingMs ?? (isFirst ? firstPatienceMs : patienceMs);
    const ahead = lines.slice(0, position + 1).reduce((sum, { length }) => sum + length, 0);
    const isLong = ahead >= SHORT_LINE * atOnce;
    if (isLong && ((ahead + 1) * averageMs) / atOnce > patience) return Promise.reject(refuseOverload());
    const line = lines[position];
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(start), 1);
        reject(refuseOverload());
      }, patience);
      line.push(start);
    });
  };

  const enter = async (isFirst = false, remainingMs?: number) => {
    // Finished work hands its slot to queued work, so `running` does not change.
    if (running >= atOnce) await waitInLine(isFirst, remainingMs);
    else running += 1;
    const enteredAt = performance.now();
    return () => {
      averageMs += (performance.now() - enteredAt - averageMs) * WEIGHT;
      const next = lines.find(({ length }) => length > 0)?.shift();
      if (next) next();
      else running -= 1;
    };
  };

  const run = async <T>(work: () => Promise<T>, isFirst?: boolean): Promise<T> => {
    const release = await enter(isFirst);
    try {
      return await work();
    } finally {
      release();
    }
  };
  return { enter, run };
}

function positionOf(isFirst: boolean, hadSlot: boolean): 0 | 1 | 2 | 3 {
  if (isFirst) return hadSlot ? 0 : 1;
  return hadSlot ? 2 : 3;
}

function refuseOverload() {
  return refuse('OVERLOADED', { retryAfter: 1 });
}
