import type { TaskMeta } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What the test reached, by name: see `docs/promises.md`. */
    figures?: Record<string, number>;
  }
}

/** Records what a test of a promise reached, for the table of promises. @example recordFigures(task, { buyers: 50 }) */
export function recordFigures({ meta }: { meta: TaskMeta }, figures: Record<string, number>): void {
  meta.figures = { ...meta.figures, ...figures };
}
