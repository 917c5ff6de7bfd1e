import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { timeGesture } from './timed.ts';
import type { BenchPage } from './Work.ts';

/** What an entrant needs round its components: a provider, a theme. */
export type Frame = ComponentType<{ children: ReactNode }>;

declare global {
  interface Window {
    bench: BenchPage;
    /** The gesture that is being waited for. */
    gesture: Promise<number>;
    timeGesture: typeof timeGesture;
  }
}

/** Puts a root into the page and its work before the measurer. */
export function openPage(page: BenchPage): void {
  window.timeGesture = timeGesture;
  window.bench = page;
}

/** @returns the root of the page's content */
export function pageRoot() {
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main element.');
  return createRoot(main);
}
