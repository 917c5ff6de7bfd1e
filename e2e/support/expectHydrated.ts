import { expect, type Locator } from '@playwright/test';

/** Waits until a link is hydrated. Before that, a press on a link below the first view loads a new page. */
export async function expectHydrated(link: Locator): Promise<void> {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => link.evaluate(isHydrated)).toBe(true);
}
