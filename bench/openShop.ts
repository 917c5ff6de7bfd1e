import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDatabase } from '@mallard/api/growth';
import { type RunningApi, startApi } from '@mallard/api/serve';
import { startPostgres } from '@mallard/api/testing';
import pg from 'pg';
import type { Engine } from './readOptions.ts';

/** Where shops are opened. */
export interface Site {
  /** A new, empty database, as variables of the server's environment. */
  makeRoom(): Promise<{ env: Record<string, string>; clear: () => Promise<void> }>;
  close(): Promise<void>;
}

/** PostgreSQL: the one that DATABASE_URL names, or one of our own. PGlite: a temporary folder for each shop. */
export async function openSite(engine: Engine): Promise<Site> {
  if (engine === 'pglite') {
    const makeRoom = async () => {
      const folder = temporaryFolder();
      return { env: { DATA_DIR: folder.path }, clear: async () => folder.remove() };
    };
    return { makeRoom, close: async () => {} };
  }
  const own = process.env.DATABASE_URL ? undefined : await startPostgres();
  const url = own?.url ?? process.env.DATABASE_URL ?? '';
  return {
    makeRoom: async () => {
      const name = `mallard_bench_${randomUUID().slice(0, 8)}`;
      await runOnServer(url, `CREATE DATABASE ${name}`);
      const folder = temporaryFolder();
      const clear = async () => {
        folder.remove();
        await runOnServer(url, `DROP DATABASE ${name}`);
      };
      const room = new URL(url);
      room.pathname = `/${name}`;
      return { env: { DATABASE_URL: room.href, DATA_DIR: folder.path }, clear };
    },
    close: async () => own?.stop(),
  };
}

function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'mallard-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Starts the server as in production, but for its rate limits, over a shop of this size. */
export async function openShop(
  room: Record<string, string>,
  size: { products: number; orders: number },
): Promise<RunningApi> {
  const env = { ...room, PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  const start = performance.now();
  await fillDatabase(env, size, (text) =>
    console.log(`  ${((performance.now() - start) / 1000).toFixed(0)} s: ${text}`),
  );
  return startApi({ env });
}
