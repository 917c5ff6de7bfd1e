import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Where the page finds the files; nothing else has such an address. */
const FOLDER = '/fonts-of-the-test/';
/** The later one wins where both have a letter. */
const PACKAGES = ['@fontsource-variable/noto-sans-sc', '@fontsource-variable/inter'];
/** The first name in the theme's lists of faces, which a face of the page takes before one of the machine. */
const FACE = '-apple-system';

const folders = PACKAGES.map((name) => dirname(fileURLToPath(import.meta.resolve(`${name}/wght.css`))));
const css = folders.map((folder, at) =>
  readFileSync(join(folder, 'wght.css'), 'utf8')
    .replaceAll(/font-family: '[^']+'/g, `font-family: '${FACE}'`)
    .replaceAll('font-display: swap', 'font-display: block')
    .replaceAll('./files/', `${FOLDER}${at}/`),
);

/** Has a page draw all text with the same two faces on every machine. */
export async function useOwnFonts(page: Page): Promise<void> {
  await page.route(`**${FOLDER}**`, (route, request) => {
    const [at, name] = new URL(request.url()).pathname.slice(FOLDER.length).split('/');
    return route.fulfill({ path: join(folders[Number(at)] ?? '', 'files', name ?? '') });
  });
  await page.addInitScript(
    ([text, face]) => {
      document.addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = text;
        document.head.append(style);
        // Lines of Chinese alone would not ask for the Latin face, whose metrics place them as soon as it is there.
        void document.fonts.load(`1rem ${face}`);
      });
    },
    [css.join('\n'), FACE] as const,
  );
}
