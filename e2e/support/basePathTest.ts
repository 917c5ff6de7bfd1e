import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { foreignCapabilities, startForeignServer } from './foreignTest.ts';
import { spawnShop } from './shopProcess.ts';
import { expect, test } from './test.ts';

/** The path of the shop in these tests. */
export const BASE_PATH = '/shop';

interface Fixtures {
  /** Fails the test if a page requests or links something outside of the base path. */
  isInside: undefined;
}

/** The back end of a shop: environment variables that name it, and how to stop it. */
interface BackEnd {
  env: Record<string, string>;
  stop: () => void;
}

/** Creates a test of a shop below a path of its origin. `shopUrl` has the path. */
function createBasePathTest(startBackEnd: () => Promise<BackEnd>) {
  return test.extend<Fixtures, { shopBelowPath: string }>({
    shopBelowPath: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this very pattern
      async ({}, use) => {
        const data = mkdtempSync(join(tmpdir(), 'mallard-e2e-'));
        const { env, stop } = await startBackEnd();
        const shop = spawnShop({ BASE_PATH, DATA_DIR: data, ...env });
        await use((await shop.opened).replace(/\/$/, ''));
        shop.child.kill('SIGKILL');
        await shop.ended;
        stop();
        rmSync(data, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ shopBelowPath }, use) => use(shopBelowPath),
    isInside: [
      async ({ context, shopUrl }, use) => {
        const outside: string[] = [];
        context.on('request', (request) => {
          const isInside = request.url().startsWith(`${shopUrl}/`) || /^(?:data|blob):/.test(request.url());
          if (!isInside) outside.push(request.url());
        });
        await use(undefined);
        expect(outside, 'requests outside of the base path').toEqual([]);
      },
      { auto: true },
    ],
  });
}

/** A test of the sample shop below a path. */
export const basePathTest = createBasePathTest(async () => ({ env: {}, stop: () => undefined }));

/** A test of the storefront below a path, in front of the foreign server. */
export const foreignBasePathTest = createBasePathTest(async () => {
  const api = await startForeignServer();
  return { env: { API_ORIGIN: api.url, CAPABILITIES_FILE: foreignCapabilities }, stop: api.stop };
});

/** Asserts that a page links and shows nothing outside of the base path. */
export async function expectInside(page: Page, shopUrl: string): Promise<void> {
  const urls = await page.evaluate(() => {
    const attributes = ['href', 'src', 'action', 'poster'] as const;
    const found = attributes.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const sets = [...document.querySelectorAll('[srcset], [imagesrcset]')].flatMap((element) =>
      (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '')
        .split(/,\s+/)
        .map((entry) => entry.split(' ')[0] ?? ''),
    );
    return [...found, ...sets].map((url) => new URL(url, document.baseURI).href);
  });
  const isInside = (url: string) => url.startsWith(`${shopUrl}/`) || /^(?:data|blob|mailto|tel):/.test(url);
  expect(urls.length).toBeGreaterThan(0);
  expect([...new Set(urls)].filter((url) => !isInside(url))).toEqual([]);
}
