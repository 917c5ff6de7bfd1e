import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnShop } from './shopProcess.ts';
import { test } from './test.ts';

const folder = fileURLToPath(new URL('../foreign/', import.meta.url));

/** The server of another team, in its own process. */
export interface ForeignServer {
  url: string;
  stop(): void;
}

/** Starts the server in `e2e/foreign` on a free port. */
export function startForeignServer(): Promise<ForeignServer> {
  const child = spawn(process.execPath, [join(folder, 'server.mjs')], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error('The foreign server ended before it was open.')));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const url = /Listening at (http:\S+)/.exec(text)?.[1];
      if (url !== undefined) resolve({ url, stop: () => void child.kill('SIGKILL') });
    });
  });
}

/** What the foreign server does not offer, as the conformance kit writes it. */
export const foreignCapabilities = join(folder, 'capabilities.json');

/** Configuration of the conformance kit for the foreign server. */
export const foreignConfig = join(folder, 'conformance.json');

/** A test of the storefront in front of the foreign server, in English. */
export const foreignTest = test.extend<object, { foreignShop: { url: string; api: string } }>({
  foreignShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this very pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'mallard-e2e-'));
      const api = await startForeignServer();
      const shop = spawnShop({ API_ORIGIN: api.url, CAPABILITIES_FILE: foreignCapabilities, DATA_DIR: data });
      await use({ url: await shop.opened, api: api.url });
      shop.child.kill('SIGKILL');
      await shop.ended;
      api.stop();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ foreignShop }, use) => use(foreignShop.url),
  locale: 'en-US',
});
