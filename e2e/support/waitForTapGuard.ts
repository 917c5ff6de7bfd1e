import type { Page } from '@playwright/test';

/** Milliseconds after a layer closes in which a press at the place of the last one is dropped, and a little more. */
const GUARDED = 550;

/**
 * Waits until a press at the same place counts again after a layer has closed. A person needs longer than that to see what has
 * appeared; a script does not.
 */
export async function waitForTapGuard(page: Pick<Page, 'waitForTimeout'>): Promise<void> {
  await page.waitForTimeout(GUARDED);
}
