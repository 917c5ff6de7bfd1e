import type { Locator } from '@playwright/test';

/**
 * Presses a control of a sheet or popover where it stands, once the layer is at rest and nothing lies over the control.
 * Playwright's own click first centres its target in every scroller around it: in a sheet those are the one that draws it
 * out and the window, so that the sheet is torn from its place, or closed, under the pointer.
 */
export async function pressInLayer(target: Locator): Promise<void> {
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
  await target.page().mouse.click(point.x, point.y);
}
