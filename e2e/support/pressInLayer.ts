import type { Locator } from '@playwright/test';

/**
 * Presses a control of a sheet or popover once it is at rest and nothing lies over it. A person looks first, too, and does not
 * press in the frame of a scroll, of which React Aria learns with the next.
 *
 * @param again milliseconds after which the same place is pressed a second time, whatever is there then
 */
export async function pressInLayer(target: Locator, again?: number): Promise<void> {
  const point = await target.evaluate(async (element) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const control = element.closest('label') ?? element;
    control.scrollIntoView({ block: 'nearest' });
    for (let last = '', still = 0; ; still += 1) {
      await nextFrame();
      const { x, y, width, height } = control.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const isFree = control.contains(document.elementFromPoint(middle.x, middle.y));
      if (!isFree || last !== JSON.stringify(middle)) still = 0;
      if (still === 3) return middle;
      last = JSON.stringify(middle);
    }
  });
  const page = target.page();
  await page.mouse.click(point.x, point.y);
  if (again === undefined) return;
  await page.waitForTimeout(again);
  await page.mouse.click(point.x, point.y);
}
