import type { entrants, works } from './names.mjs';

/** A kind of work. */
export type Work = (typeof works)[number];

/** Who does the work. */
export type Entrant = (typeof entrants)[number];

/** Milliseconds of one piece of work. */
export interface Sample {
  /** Until React is done. */
  script: number;
  /** Until the browser has painted it. */
  painted: number;
}

/** What a page lets the measurer do; it hangs on `window.bench`. */
export interface BenchPage {
  /** Pieces of work that the page does by itself, by name, in the order in which they are to be done. */
  steps: Readonly<Record<string, () => Promise<Sample>>>;
  /** Pieces of work that a finger or the keyboard starts, by name. */
  gestures?: Readonly<Record<string, Gesture>>;
}

/** A piece of work that starts with a real event. */
export interface Gesture {
  /** The event it starts with, as the browser counts it. */
  event: 'pointerup' | 'keydown';
  /** Where the finger goes; what gets the keys. */
  target: () => Element | null;
  /** Whether the page shows what was asked for. */
  isDone: () => boolean;
}
