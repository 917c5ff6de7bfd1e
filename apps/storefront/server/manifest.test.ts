import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { HAS_POLYFILL } from '../src/app/loadHasPolyfill.ts';
import { assetTags } from './document.ts';
import { readManifest } from './manifest.ts';

const chunks = {
  'entry.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'Home.tsx': { file: 'assets/Home.js', css: ['assets/Home.css'], imports: ['_shared.js'] },
  'Shelves.tsx': { file: 'assets/Shelves.js', css: ['assets/Shelves.css'], imports: ['_shared.js', '_cards.js'] },
  [HAS_POLYFILL]: { file: 'assets/hasPolyfill.js' },
  '_cards.js': { file: 'assets/cards.js', css: ['assets/cards.css'] },
};

async function manifestWith(sheets: object, basePath?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'manifest-'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(chunks));
  await writeFile(join(folder, 'sheets.json'), JSON.stringify(sheets));
  return readManifest(pathToFileURL(`${folder}/`), basePath);
}

const page = { first: ['entry.tsx', 'Home.tsx'], later: ['Shelves.tsx'] };

test('a page loads the scripts of its screen, and only the styles of its lazy sections', async () => {
  const { scripts, styles, bundledStyles } = (await manifestWith({})).assetsOf(page);
  expect(scripts).toEqual(['/assets/entry.js', '/assets/shared.js', '/assets/Home.js']);
  expect(styles.toSorted()).toEqual(
    ['Home', 'Shelves', 'cards', 'entry', 'shared'].map((name) => `/assets/${name}.css`),
  );
  expect(bundledStyles).toEqual([]);
});

test('styles that are in the stylesheet of a screen are linked but not fetched', async () => {
  const holds = ['assets/entry.css', 'assets/shared.css', 'assets/Home.css', 'assets/Shelves.css'];
  const assets = (await manifestWith({ 'Home.tsx': { file: 'assets/sheets/Home.css', holds } })).assetsOf(page);
  expect(assets.styles).toEqual(['/assets/sheets/Home.css', '/assets/cards.css']);
  const { markup } = assetTags(assets);
  for (const href of holds) expect(markup).toContain(`<link rel="stylesheet" href="/${href}" disabled>`);
  expect(markup.match(/disabled/g)).toHaveLength(holds.length);
});

test('a browser without :has() loads the polyfill from the head, and others do not', async () => {
  const assets = (await manifestWith({})).assetsOf(page);
  const { markup, scripts } = assetTags(assets);
  const [, script = ''] = /<script>(.*)<\/script>/.exec(markup) ?? [];
  expect(scripts).toEqual([script]);
  expect(script).toBe("CSS.supports('selector(:has(*))')||import('/assets/hasPolyfill.js').catch(()=>{})");
  expect(assets.scripts).not.toContain('/assets/hasPolyfill.js');
});

test('all files are below the base path', async () => {
  const sheets = { 'Home.tsx': { file: 'assets/sheets/Home.css', holds: ['assets/Home.css'] } };
  const { scripts, styles, bundledStyles, hasPolyfill } = (await manifestWith(sheets, '/shop')).assetsOf(page);
  const files = [...scripts, ...styles, ...bundledStyles, hasPolyfill];
  expect(files.filter((file) => !file.startsWith('/shop/assets/'))).toEqual([]);
  expect(styles).not.toContain('/shop/assets/Home.css');
});
