import type { entrants, works } from './names.mjs';

/** A kind of work. */
export type Work = (typeof works)[number];

/** A library under test, or plain React. */
export type Entrant = (typeof entrants)[number];

/** Duration of one step in milliseconds. */
export interface Sample {
  /** Until React has committed. */
  script: number;
  /** Until the browser has painted it. */
  painted: number;
}

/** Steps of a page that the benchmark can run, in `window.bench`. */
export interface BenchPage {
  /** Steps that the page runs by itself, by name, in their order. */
  steps: Readonly<Record<string, () => Promise<Sample>>>;
  /** Steps that start with a tap or a key, by name. */
  gestures?: Readonly<Record<string, Gesture>>;
}

/** A step that starts with a real event. */
export interface Gesture {
  /** Event whose timestamp is the start. */
  event: 'pointerup' | 'keydown';
  /** Returns the element to tap, or the element that receives the key. */
  target: () => Element | null;
  /** Returns whether the page shows the result. */
  isDone: () => boolean;
}
