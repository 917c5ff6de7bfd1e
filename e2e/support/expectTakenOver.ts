import { expect, type Locator } from '@playwright/test';

/** Waits until the shop's code answers a link. Until then one below the first view is the browser's own, and loads the shop anew. */
export async function expectTakenOver(link: Locator): Promise<void> {
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => link.evaluate(isReacts)).toBe(true);
}
