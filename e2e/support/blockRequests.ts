import type { Page } from '@playwright/test';

/** Blocks requests of a page. @returns a function that releases them */
export async function blockRequests(page: Page, files: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
