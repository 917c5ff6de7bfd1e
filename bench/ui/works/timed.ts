import { flushSync } from 'react-dom';
import type { Gesture, Sample } from './Work.ts';

/** Resolves once the browser has painted what is in the page now. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

/** Does a piece of work at once and says how long it took. */
export async function timed(work: () => void): Promise<Sample> {
  await painted();
  await painted();
  const start = performance.now();
  flushSync(work);
  const script = performance.now() - start;
  await painted();
  return { script, painted: performance.now() - start };
}

/** Waits for the gesture's event, and from then on until the page has painted what was asked for. @returns milliseconds */
export function timeGesture({ event, isDone }: Gesture): Promise<number> {
  return new Promise((resolve) => {
    const look = async (start: number) => {
      while (!isDone()) await frame();
      await painted();
      resolve(performance.now() - start);
    };
    window.addEventListener(event, ({ timeStamp }) => void look(timeStamp), { capture: true, once: true });
  });
}

function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}
