import { expect, type Page } from '@playwright/test';
import { listStories, openStage, type Stage, test as withLook } from './stage.ts';

const wide = { width: 1280, height: 720 };
const phone = { width: 390, height: 720 };

const test = withLook.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser, look }, use) => {
      const page = await browser.newPage({ locale: look.locale, viewport: wide });
      await use(await openStage(page, look, markAsTestRunner));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, name, tags } of await listStories())
  test(`${title}: ${name}`, async ({ stage }) => {
    const size = tags.includes('phone') ? phone : wide;
    // Setting the same size again would cause a layout.
    if (stage.page.viewportSize()?.width !== size.width) await stage.page.setViewportSize(size);
    expect((await stage.play(id)).join('\n\n'), id).toBe('');
  });

/** Sets the user agent of the Storybook test runner, for which Storybook skips animations instead of waiting for them. */
async function markAsTestRunner(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const userAgent = `${navigator.userAgent} StorybookTestRunner`;
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
  });
}
