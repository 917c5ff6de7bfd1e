import type { Locator } from '@playwright/test';
import { restingPoint } from './restingPoint.ts';

/**
 * Taps a control twice with a finger, or double clicks it where there is no touch screen, and notes what is pressed.
 *
 * @returns names of the controls that were pressed: with a layer that opens or closes in between, one
 */
export async function doubleTap(target: Locator): Promise<string[]> {
  const page = target.page();
  const { x, y } = await restingPoint(target);
  await page.evaluate(() => {
    const pressed: string[] = [];
    window.pressed = pressed;
    document.addEventListener(
      'click',
      ({ target: met }) => {
        const control = met instanceof Element ? met.closest('a, button, label, input, [role=option]') : null;
        if (control) pressed.push(control.getAttribute('aria-label') ?? control.textContent);
      },
      { capture: true },
    );
  });
  const client = await page.context().newCDPSession(page);
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const begin = Date.now();
  // The times of a person, however long the machine takes.
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
    /** Names of the controls that were pressed since the last double tap began. */
    pressed: string[];
  }
}
