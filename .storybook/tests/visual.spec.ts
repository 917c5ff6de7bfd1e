import { expect } from '@playwright/test';
import sharp from 'sharp';
import { useOwnFonts } from './fonts.ts';
import { listStories, openStage, type Stage, test as withLook } from './stage.ts';

const wide = { width: 1024, height: 640 };
const phone = { width: 390, height: 640 };

const test = withLook.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser, look }, use) => {
      const page = await browser.newPage({
        locale: look.locale,
        viewport: wide,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Shanghai',
      });
      const globals = { ...look, motion: 'reduce', clock: 'fixed', a11y: { manual: true } };
      await use(await openStage(page, globals, useOwnFonts));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, tags } of (await listStories()).filter(({ name }) => name === 'Matrix'))
  test(title, async ({ stage: { page, play }, look }) => {
    await page.setViewportSize(tags.includes('phone') ? phone : wide);
    expect((await play(id)).join('\n\n'), id).toBe('');
    await page.evaluate(settle);
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    // A palette of 256 colors reduces the size by two thirds without a visible difference.
    const small = await sharp(picture).png({ palette: true, compressionLevel: 9, effort: 4 }).toBuffer();
    expect(small).toMatchSnapshot([`${look.locale} ${look.theme}`, `${id.replace(/--matrix$/, '')}.png`], {
      threshold: 0.2,
      maxDiffPixels: 40,
    });
  });

/** Runs in the page: waits for fonts, for the position of popups and up to a second for pictures. */
async function settle(): Promise<void> {
  window.scrollTo(0, 0);
  const pictures = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => {});
  });
  await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, 1000))]);
  await document.fonts.ready;
  // A popup that was opened before the fonts loaded must follow its button to the new position.
  window.dispatchEvent(new Event('resize'));
  await new Promise(requestAnimationFrame);
}
