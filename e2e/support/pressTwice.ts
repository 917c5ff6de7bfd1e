import { expect, type Locator } from '@playwright/test';

/** Presses a control, once it can be pressed, a second time before the first press has changed anything. */
export async function pressTwice(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
