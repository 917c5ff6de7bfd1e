import type { Locator } from '@playwright/test';
import { waitForStablePoint } from './waitForStablePoint.ts';

/**
 * Presses a control of a sheet or popover once it is stable and not covered.
 *
 * @param again delay in milliseconds of a second press at the same position
 */
export async function pressInLayer(target: Locator, again?: number): Promise<void> {
  const point = await waitForStablePoint(target);
  const page = target.page();
  await page.mouse.click(point.x, point.y);
  if (again === undefined) return;
  await page.waitForTimeout(again);
  await page.mouse.click(point.x, point.y);
}
