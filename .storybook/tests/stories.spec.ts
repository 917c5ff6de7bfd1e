import { expect } from '@playwright/test';
import { listStories, openStage, type Stage, test as withLook } from './stage.ts';

const wide = { width: 1280, height: 720 };
const phone = { width: 390, height: 720 };

const test = withLook.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser, look }, use) => {
      const page = await browser.newPage({ locale: look.locale, viewport: wide });
      await use(await openStage(page, look));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, name, tags } of await listStories())
  test(`${title}: ${name}`, async ({ stage }) => {
    await stage.page.setViewportSize(tags.includes('phone') ? phone : wide);
    expect((await stage.play(id)).join('\n\n'), id).toBe('');
  });
