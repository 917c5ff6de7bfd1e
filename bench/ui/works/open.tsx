import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { timeGesture } from './timed.ts';
import type { BenchPage } from './Work.ts';

/** Wrapper that a library needs around its components, such as a provider or a theme. */
export type Frame = ComponentType<{ children: ReactNode }>;

declare global {
  interface Window {
    bench: BenchPage;
    /** Duration of the current gesture. */
    gesture: Promise<number>;
    timeGesture: typeof timeGesture;
  }
}

/** Publishes the steps of a page to the benchmark. */
export function openPage(page: BenchPage): void {
  window.timeGesture = timeGesture;
  window.bench = page;
}

/** Creates the React root of the page. */
export function pageRoot() {
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main element.');
  return createRoot(main);
}
