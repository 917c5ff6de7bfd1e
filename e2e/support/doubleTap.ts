import type { Locator } from '@playwright/test';
import { restingPoint } from './restingPoint.ts';

/**
 * Taps a control twice with a finger, and notes what the taps press.
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
  const begin = Date.now();
  // The times of a person, however long the machine takes.
  for (const [type, after] of [
    ['touchStart', 0],
    ['touchEnd', 40],
    ['touchStart', 160],
    ['touchEnd', 200],
  ] as const)
    await client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x, y }] : [],
      timestamp: (begin + after) / 1000,
    });
  await client.detach();
  return page.evaluate(() => window.pressed);
}

declare global {
  interface Window {
    /** Names of the controls that were pressed since the last double tap began. */
    pressed: string[];
  }
}
