import type { Page } from '@playwright/test';
import { pressInLayer } from './pressInLayer.ts';
import { waitForTapGuard } from './waitForTapGuard.ts';

/** The region of `addressDraft` from province to county, as the shop in either language names it. */
export const REGION_OPTIONS = [/^(浙江省|Zhejiang)$/, /^(杭州市|Hangzhou)$/, /^(西湖区|Xihu District)$/] as const;

/** Chooses the region of `addressDraft` in the open picker, each level in the list that follows the one before. */
export async function chooseRegion(page: Page): Promise<void> {
  for (const name of REGION_OPTIONS) {
    // The next list is at the place of the last one.
    await waitForTapGuard(page);
    await pressInLayer(page.getByRole('option', { name }));
  }
}
