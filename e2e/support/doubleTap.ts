import type { Locator } from '@playwright/test';
import { waitForStablePoint } from './waitForStablePoint.ts';

/**
 * Taps a control twice, or double clicks it without a touch screen, and records the pressed controls.
 *
 * @returns names of the pressed controls; only one if a layer opens or closes in between
 */
export async function doubleTap(target: Locator): Promise<string[]> {
  const page = target.page();
  const { x, y } = await waitForStablePoint(target);
  await page.evaluate(() => {
    const pressed: string[] = [];
    window.pressed = pressed;
    document.addEventListener(
      'click',
      ({ target: element }) => {
        const control = element instanceof Element ? element.closest('a, button, label, input, [role=option]') : null;
        if (control) pressed.push(control.getAttribute('aria-label') ?? control.textContent);
      },
      { capture: true },
    );
  });
  const client = await page.context().newCDPSession(page);
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const begin = Date.now();
  // Event timestamps of a human double tap, independent of the speed of the machine.
  for (const [isDown, after, clickCount] of [
    [true, 0, 1],
    [false, 40, 1],
    [true, 160, 2],
    [false, 200, 2],
  ] as const) {
    const timestamp = (begin + after) / 1000;
    if (hasTouch) {
      const type = isDown ? 'touchStart' : 'touchEnd';
      await client.send('Input.dispatchTouchEvent', { type, touchPoints: isDown ? [{ x, y }] : [], timestamp });
    } else {
      const type = isDown ? 'mousePressed' : 'mouseReleased';
      await client.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount, timestamp });
    }
  }
  await client.detach();
  return page.evaluate(() => window.pressed);
}

declare global {
  interface Window {
    /** Names of the controls pressed since the last double tap started. */
    pressed: string[];
  }
}
