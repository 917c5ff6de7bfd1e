import type { Locator } from '@playwright/test';

/** A point in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Returns the middle of a control once it is stable and not covered. Waits several frames, because React Aria handles a scroll
 * one frame later. If the control is replaced meanwhile, waits for the new one.
 */
export async function waitForStablePoint(target: Locator): Promise<Point> {
  for (;;) {
    const point = await stablePointOf(target);
    if (point !== null) return point;
  }
}

/** Returns `null` if the element is removed. */
function stablePointOf(target: Locator): Promise<Point | null> {
  return target.evaluate(async (element) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const control = element.closest('label') ?? element;
    control.scrollIntoView({ block: 'nearest' });
    for (let last = '', still = 0; ; still += 1) {
      await nextFrame();
      if (!control.isConnected) return null;
      const { x, y, width, height } = control.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const isFree = control.contains(document.elementFromPoint(middle.x, middle.y));
      if (!isFree || last !== JSON.stringify(middle)) still = 0;
      if (still === 3) return middle;
      last = JSON.stringify(middle);
    }
  });
}
