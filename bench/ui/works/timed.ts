import { flushSync } from 'react-dom';
import type { Gesture, Sample } from './Work.ts';

/** Resolves after the browser has painted the current page. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

/** Runs a step synchronously and measures it. */
export async function timed(work: () => void): Promise<Sample> {
  await painted();
  await painted();
  const start = performance.now();
  flushSync(work);
  const script = performance.now() - start;
  await painted();
  return { script, painted: performance.now() - start };
}

/** Measures from the event of a gesture until the page has painted the result. @returns milliseconds */
export function timeGesture({ event, isDone }: Gesture): Promise<number> {
  return new Promise((resolve) => {
    const waitForResult = async (start: number) => {
      while (!isDone()) await frame();
      await painted();
      resolve(performance.now() - start);
    };
    window.addEventListener(event, ({ timeStamp }) => void waitForResult(timeStamp), { capture: true, once: true });
  });
}

function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}
