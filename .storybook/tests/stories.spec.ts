import { expect } from '@playwright/test';
import { listStories, openStage, type Stage, test as withLook } from './stage.ts';

const test = withLook.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser, look }, use) => {
      const page = await browser.newPage({ locale: look.locale, viewport: { width: 1280, height: 720 } });
      await use(await openStage(page, look));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, name } of await listStories())
  test(`${title}: ${name}`, async ({ stage }) => {
    expect((await stage.play(id)).join('\n\n'), id).toBe('');
  });
