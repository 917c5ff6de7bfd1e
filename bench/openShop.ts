import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDatabase } from '@mallard/api/growth';
import { type RunningApi, startApi } from '@mallard/api/serve';
import { startPostgres } from '@mallard/api/testing';
import pg from 'pg';
import type { Engine } from './readOptions.mjs';

/** How large a shop is. */
export interface Size {
  products: number;
  orders: number;
}

/** A database for one shop. */
interface Room {
  /** Where it is, as variables of the server's environment. */
  env: Record<string, string>;
  /** Whether a shop of this size is in it already. */
  isFilled: boolean;
  clear(): Promise<void>;
}

/** Where shops are opened. */
export interface Site {
  makeRoom(size: Size): Promise<Room>;
  close(): Promise<void>;
}

/**
 * PGlite: a temporary folder for each shop. PostgreSQL: a server of our own; or the one that DATABASE_URL names, where shops
 * stay, since a large one takes longer to fill than to measure.
 */
export async function openSite(engine: Engine): Promise<Site> {
  if (engine === 'pglite') {
    const makeRoom = async () => {
      const folder = temporaryFolder();
      return { env: { DATA_DIR: folder.path }, isFilled: false, clear: async () => folder.remove() };
    };
    return { makeRoom, close: async () => {} };
  }
  const own = process.env.DATABASE_URL ? undefined : await startPostgres();
  const server = own?.url ?? process.env.DATABASE_URL ?? '';
  const makeRoom = async ({ products, orders }: Size) => {
    const name = `mallard_bench_${products}_${orders}`;
    const url = new URL(server);
    url.pathname = `/${name}`;
    const [found] = await ask(server, 'SELECT FROM pg_database WHERE datname = $1', [name]);
    if (!found) await ask(server, `CREATE DATABASE ${name}`);
    const folder = temporaryFolder();
    const env = { DATABASE_URL: url.href, DATA_DIR: folder.path };
    return { env, isFilled: found !== undefined && (await isGrown(url.href)), clear: async () => folder.remove() };
  };
  return { makeRoom, close: async () => own?.stop() };
}

async function isGrown(url: string): Promise<boolean> {
  const [table] = await ask(url, `SELECT to_regclass('settings') AS name`);
  if (!table?.name) return false;
  const [mark] = await ask(url, `SELECT value ->> 'isDone' AS done FROM settings WHERE key = 'growth'`);
  return mark?.done === 'true';
}

async function ask(url: string, statement: string, values: string[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'mallard-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts the server as in production, but for its rate limits, over a shop of this size. */
export async function openShop({ env: place, isFilled }: Room, size: Size): Promise<RunningApi> {
  const env = { ...place, PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  const start = performance.now();
  const tell = (text: string) => console.log(`  ${((performance.now() - start) / 1000).toFixed(0)} s: ${text}`);
  if (isFilled) tell('It is there from the last time.');
  else await fillDatabase(env, size, tell);
  return startApi({ env });
}
