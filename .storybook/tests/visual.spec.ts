import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Look, looks } from '../toolbar.ts';
import { useOwnFonts } from './fonts.ts';
import { openPreview, type Preview } from './openPreview.ts';

/** A story in the index of a Storybook. */
interface StoryEntry {
  id: string;
  title: string;
  name: string;
  /** Tags. `phone` marks stories for narrow windows. */
  tags: readonly string[];
}

const url = process.env.STORYBOOK_URL ?? 'http://127.0.0.1:6006';
const wide = { width: 1024, height: 640 };
const phone = { width: 390, height: 640 };

const test = base.extend<object, { look: Look; stage: { page: Page; preview: Preview } }>({
  look: [looks[0], { option: true, scope: 'worker' }],
  // Opening the preview takes as long as several stories, so each worker opens it once and then switches between stories.
  stage: [
    async ({ browser, look }, use) => {
      const page = await browser.newPage({
        locale: look.locale,
        viewport: wide,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Shanghai',
      });
      await useOwnFonts(page);
      await use({ page, preview: await openPreview(page, url) });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, tags } of await listMatrixStories())
  test(title, async ({ stage: { page, preview }, look }) => {
    await page.setViewportSize(tags.includes('phone') ? phone : wide);
    const globals = { ...look, motion: 'reduce', clock: 'fixed', a11y: { manual: true } };
    expect((await preview.play({ storyId: id, globals })).join('\n\n'), id).toBe('');
    await page.evaluate(settle);
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    // A palette of 256 colors reduces the size by two thirds without a visible difference.
    const small = await sharp(picture).png({ palette: true, compressionLevel: 9, effort: 4 }).toBuffer();
    expect(small).toMatchSnapshot([`${look.locale} ${look.theme}`, `${id.replace(/--matrix$/, '')}.png`], {
      threshold: 0.2,
      maxDiffPixels: 40,
    });
  });

/** Lists the Matrix stories, except those tagged `!test`. */
async function listMatrixStories(): Promise<StoryEntry[]> {
  const index: { entries: Record<string, StoryEntry & { type: string }> } = await fetch(`${url}/index.json`).then(
    (response) => response.json(),
  );
  return Object.values(index.entries).filter(
    ({ type, name, tags }) => type === 'story' && name === 'Matrix' && tags.includes('test'),
  );
}

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
