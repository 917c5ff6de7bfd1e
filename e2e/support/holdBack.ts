import type { Page } from '@playwright/test';

/** Keeps files back. @returns lets them come */
export async function holdBack(page: Page, files: RegExp | ((url: URL) => boolean)): Promise<() => void> {
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
