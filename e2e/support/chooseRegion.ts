import type { Page } from '@playwright/test';
import { pressInLayer } from './pressInLayer.ts';
import { waitForTapGuard } from './waitForTapGuard.ts';

/** The region of `addressDraft` from province to county, in both languages. */
export const REGION_OPTIONS = [/^(浙江省|Zhejiang)$/, /^(杭州市|Hangzhou)$/, /^(西湖区|Xihu District)$/] as const;

/** Selects the region of `addressDraft` in the open picker, level by level. */
export async function chooseRegion(page: Page): Promise<void> {
  for (const name of REGION_OPTIONS) {
    const option = page.getByRole('option', { name });
    await option.waitFor();
    // The sheet appears over the field that opened it, and each list replaces the last one.
    await waitForTapGuard(page);
    await pressInLayer(option);
  }
}
