import type { Page } from '@playwright/test';

/** Milliseconds after a layer closes in which a press at the same position is ignored, plus a margin. */
const TAP_GUARD_MS = 550;

/**
 * Waits until a press at the same position is accepted again after a layer has closed. A human is slower than that, a script
 * is not.
 */
export async function waitForTapGuard(page: Pick<Page, 'waitForTimeout'>): Promise<void> {
  await page.waitForTimeout(TAP_GUARD_MS);
}
