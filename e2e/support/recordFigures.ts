import type { TestInfo } from '@playwright/test';

/** Records figures of a test for the table of promises. @example recordFigures(testInfo, { kills: 250 }) */
export function recordFigures({ annotations }: TestInfo, figures: Record<string, number>): void {
  annotations.push({ type: 'figures', description: JSON.stringify(figures) });
}
