import type { Locator } from '@playwright/test';

/** Presses a control a second time before the first press has changed anything. */
export async function pressTwice(control: Locator): Promise<void> {
  await control.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
