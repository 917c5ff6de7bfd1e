import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '@mallard/api/testing/startPostgres';
import { test as base } from '@playwright/test';
import { type ShopProcess, spawnShop } from './shopProcess.ts';

/** Starts a shop for this test, by default in the test's folder. It is stopped after the test. */
export type Start = (env?: Record<string, string>) => ShopProcess;

interface Fixtures {
  /** A temporary folder for this test. */
  folder: string;
  start: Start;
  /** An empty PostgreSQL server for this test. */
  postgres: RunningPostgres;
}

/** A test without a browser that starts its own servers. */
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
