import { NextTimerClock } from '@mallard/state-machines/testing';

/** Milliseconds between two moments at which timers are looked after. */
const TICK = 50;

/** The time of a story: machines, clients and the shop have the same. It stands until it is let flow. */
export interface StoryTime {
  /** Whose timers machines and clients wait for. */
  clock: NextTimerClock;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Lets time pass at once; what waits for a timer does not notice. */
  pass: (milliseconds: number) => void;
  /** Lets it flow, or stand. */
  flow: (isFlowing: boolean) => void;
}

/** @param begin milliseconds since 1970 */
export function createStoryTime(begin: number): StoryTime {
  const clock = new NextTimerClock();
  let passed = 0;
  let ticking: ReturnType<typeof setInterval> | undefined;
  return {
    clock,
    now: () => begin + passed + clock.now(),
    pass(milliseconds) {
      passed += milliseconds;
    },
    flow(isFlowing) {
      clearInterval(ticking);
      if (!isFlowing) return;
      let last = performance.now();
      ticking = setInterval(() => {
        const elapsed = Math.round(performance.now() - last);
        last += elapsed;
        clock.increment(elapsed);
      }, TICK);
    },
  };
}
