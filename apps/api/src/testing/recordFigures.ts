import type { TaskMeta } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Measured values of the test by name: see `docs/promises.md`. */
    figures?: Record<string, number>;
  }
}

/** Records measured values of a test, for the table of promises. @example recordFigures(task, { buyers: 50 }) */
export function recordFigures({ meta }: { meta: TaskMeta }, figures: Record<string, number>): void {
  meta.figures = { ...meta.figures, ...figures };
}
