import { refuse } from '@mallard/domain/serving';

/**
 * Lets only a few pieces of work run at once; the next ones wait in line, and past that they are turned away.
 *
 * @returns runs work when its turn comes; throws OVERLOADED (503) when the line is full
 */
export function createGate(limits: { atOnce: number; waiting: number }): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limits.atOnce) {
      if (line.length >= limits.waiting) throw refuse('OVERLOADED', { retryAfter: 1 });
      // Whoever ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
