import type { TestInfo } from '@playwright/test';

/** Records what a test of a promise reached, for the table of promises. @example recordFigures(testInfo, { kills: 250 }) */
export function recordFigures({ annotations }: TestInfo, figures: Record<string, number>): void {
  annotations.push({ type: 'figures', description: JSON.stringify(figures) });
}
