import type { Page } from '@playwright/test';
import { pressInLayer } from './pressInLayer.ts';
import { waitForTapGuard } from './waitForTapGuard.ts';

/** Chooses a region in the open picker: province, city and county, each in the list that follows the one before. */
export async function chooseRegion(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    // The next list is at the place of the last one.
    await waitForTapGuard(page);
    await pressInLayer(page.getByRole('option', { name, exact: true }));
  }
}
