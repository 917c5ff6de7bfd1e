import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '@mallard/api/testing/startPostgres';
import { test as base } from '@playwright/test';
import { type ShopProcess, spawnShop } from './shopProcess.ts';

/** Starts a shop of the test's own, in its folder unless told otherwise; it ends with the test. */
export type Start = (env?: Record<string, string>) => ShopProcess;

interface Fixtures {
  /** A folder of the test's own. */
  folder: string;
  start: Start;
  /** An empty PostgreSQL of the test's own. */
  postgres: RunningPostgres;
}

/** A test that needs no browser but servers of its own. */
export const serverTest = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this very pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'mallard-e2e-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this very pattern
  postgres: async ({}, use) => {
    const postgres = await startPostgres();
    await use(postgres);
    await postgres.stop();
  },
  start: async ({ folder }, use) => {
    const started: ShopProcess[] = [];
    await use((env = {}) => {
      const shop = spawnShop({ DATA_DIR: folder, ...env });
      started.push(shop);
      return shop;
    });
    for (const { child } of started) child.kill('SIGKILL');
    await Promise.all(started.map(({ ended }) => ended));
  },
});
