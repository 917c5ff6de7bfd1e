import { refuse } from '@mallard/domain/serving';

/** How much work a gate lets run, and how long more may wait. */
export interface GateLimits {
  atOnce: number;
  /** Milliseconds. Work that has waited this long, or that would have to, is refused. */
  patienceMs: number;
  /** The same for work that goes first. @default patienceMs */
  firstPatienceMs?: number;
}

/** Lets only a few pieces of work run at once; more wait in line, for a limited time. */
export interface Gate {
  /**
   * Waits for a slot.
   *
   * @param isFirst whether to wait before everything that is not first
   * @param remainingMs how long work that had a slot before still waits, in milliseconds; it waits before work that had none,
   * but behind everything that is first if it is not first itself
   * @returns frees the slot; to be called once
   * @throws {Refusal} OVERLOADED
   */
  enter(isFirst?: boolean, remainingMs?: number): Promise<() => void>;
  /** Runs work in a slot, after waiting for it as `enter` does. */
  run<T>(work: () => Promise<T>, isFirst?: boolean): Promise<T>;
}

type Line = (() => void)[];

/** How much the newest measurement counts in the average. */
const WEIGHT = 0.1;

/** A line this short, for each slot, is waited for whatever the average says: after a slow start it says too much. */
const SHORT_LINE = 3;

/**
 * Creates a gate. It measures how long slots are occupied, and refuses at once what would wait too long in a long line.
 *
 * @example
 * const gate = createGate({ atOnce: 2, patienceMs: 500 });
 * const picture = await gate.run(() => decode(bytes));
 */
export function createGate({ atOnce, patienceMs, firstPatienceMs = patienceMs }: GateLimits): Gate {
  /** In the order in which they get slots: first work that had a slot, other first work, other work that had a slot, the rest. */
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
    // Work that ends passes its slot on to work that waits, so `running` stays as it is.
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
