import { expect, type Locator } from '@playwright/test';

/** Presses an enabled control twice, the second time before the first press has any effect. */
export async function pressTwice(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
