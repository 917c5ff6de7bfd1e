import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** URL path of the font files. Nothing else has this path. */
const FOLDER = '/fonts-of-the-test/';
/** Packages with the fonts. If both have a character, the later one is used. */
const PACKAGES = ['@fontsource-variable/noto-sans-sc', '@fontsource-variable/inter'];
/** First family in the font lists of the theme. A font of the page with this name is preferred to the font of the device. */
const FONT_FAMILY = '-apple-system';

const folders = PACKAGES.map((name) => dirname(fileURLToPath(import.meta.resolve(`${name}/wght.css`))));
const css = folders.map((folder, index) =>
  readFileSync(join(folder, 'wght.css'), 'utf8')
    .replaceAll(/font-family: '[^']+'/g, `font-family: '${FONT_FAMILY}'`)
    .replaceAll('font-display: swap', 'font-display: block')
    .replaceAll('./files/', `${FOLDER}${index}/`),
);

/** Makes a page render all text with the same two fonts on every device. */
export async function useOwnFonts(page: Page): Promise<void> {
  await page.route(`**${FOLDER}**`, (route, request) => {
    const [index, name] = new URL(request.url()).pathname.slice(FOLDER.length).split('/');
    return route.fulfill({ path: join(folders[Number(index)] ?? '', 'files', name ?? '') });
  });
  await page.addInitScript(
    ([text, fontFamily]) => {
      document.addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = text;
        document.head.append(style);
        // Text that is only Chinese would not load the Latin font, but its position depends on the metrics of that font.
        void document.fonts.load(`1rem ${fontFamily}`);
      });
    },
    [css.join('\n'), FONT_FAMILY] as const,
  );
}
