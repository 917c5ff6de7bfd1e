import type { Locator } from '@playwright/test';
import { restingPoint } from './restingPoint.ts';

/**
 * Presses a control of a sheet or popover once it is at rest and nothing lies over it.
 *
 * @param again milliseconds after which the same place is pressed a second time, whatever is there then
 */
export async function pressInLayer(target: Locator, again?: number): Promise<void> {
  const point = await restingPoint(target);
  const page = target.page();
  await page.mouse.click(point.x, point.y);
  if (again === undefined) return;
  await page.waitForTimeout(again);
  await page.mouse.click(point.x, point.y);
}
