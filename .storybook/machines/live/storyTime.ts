import { NextTimerClock } from '@mallard/state-machines/testing';

/** Milliseconds between two updates of the clock. */
const TICK = 50;

/** Time of a story, shared by machines, clients and the shop. It is stopped until {@link StoryTime.setRunning} starts it. */
export interface StoryTime {
  /** Timers of the machines and clients. */
  clock: NextTimerClock;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Moves the time forward without running timers. */
  skip: (milliseconds: number) => void;
  /** Starts or stops the time. */
  setRunning: (isRunning: boolean) => void;
}

/** Creates a stopped time. @param start milliseconds since 1970 */
export function createStoryTime(start: number): StoryTime {
  const clock = new NextTimerClock();
  let skipped = 0;
  let interval: ReturnType<typeof setInterval> | undefined;
  return {
    clock,
    now: () => start + skipped + clock.now(),
    skip(milliseconds) {
      skipped += milliseconds;
    },
    setRunning(isRunning) {
      clearInterval(interval);
      if (!isRunning) return;
      let last = performance.now();
      interval = setInterval(() => {
        const elapsed = Math.round(performance.now() - last);
        last += elapsed;
        clock.increment(elapsed);
      }, TICK);
    },
  };
}
