import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDatabase } from '@mallard/api/growth';
import { type RunningApi, startApi } from '@mallard/api/serve';
import { startPostgres } from '@mallard/api/testing';
import pg from 'pg';
import type { Engine } from './readOptions.mjs';

/** Size of a shop. */
export interface Size {
  products: number;
  orders: number;
}

/** Database of one shop. */
interface ShopDatabase {
  /** Environment variables that connect a server to it. */
  env: Record<string, string>;
  /** Whether it already contains a shop of this size. */
  isFilled: boolean;
  /** Deletes its files. */
  remove(): Promise<void>;
}

/** Database server for shops. */
export interface Site {
  createDatabase(size: Size): Promise<ShopDatabase>;
  close(): Promise<void>;
}

/**
 * Opens a database server. PGlite uses a temporary folder for each shop. PostgreSQL uses a temporary server, or the one in
 * DATABASE_URL. There, shops are stored for the next run, because filling a large shop takes longer than measuring it.
 */
export async function openSite(engine: Engine): Promise<Site> {
  if (engine === 'pglite') {
    const createDatabase = async () => {
      const folder = temporaryFolder();
      return { env: { DATA_DIR: folder.path }, isFilled: false, remove: async () => folder.remove() };
    };
    return { createDatabase, close: async () => {} };
  }
  const temporaryServer = process.env.DATABASE_URL ? undefined : await startPostgres();
  const server = temporaryServer?.url ?? process.env.DATABASE_URL ?? '';
  const createDatabase = async ({ products, orders }: Size) => {
    const name = `mallard_bench_${products}_${orders}`;
    const url = new URL(server);
    url.pathname = `/${name}`;
    const [existing] = await query(server, 'SELECT FROM pg_database WHERE datname = $1', [name]);
    if (!existing) await query(server, `CREATE DATABASE ${name}`);
    const folder = temporaryFolder();
    const env = { DATABASE_URL: url.href, DATA_DIR: folder.path };
    return { env, isFilled: existing !== undefined && (await isGrown(url.href)), remove: async () => folder.remove() };
  };
  return { createDatabase, close: async () => temporaryServer?.stop() };
}

async function isGrown(url: string): Promise<boolean> {
  const [table] = await query(url, `SELECT to_regclass('settings') AS name`);
  if (!table?.name) return false;
  const [setting] = await query(url, `SELECT value ->> 'isDone' AS done FROM settings WHERE key = 'growth'`);
  return setting?.done === 'true';
}

async function query(url: string, statement: string, values: string[] = []): Promise<Record<string, unknown>[]> {
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

/** Starts a server with a shop of this size, as in production but without rate limits. */
export async function openShop({ env: databaseEnv, isFilled }: ShopDatabase, size: Size): Promise<RunningApi> {
  const env = { ...databaseEnv, PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  const start = performance.now();
  const log = (text: string) => console.log(`  ${((performance.now() - start) / 1000).toFixed(0)} s: ${text}`);
  if (isFilled) log('The shop exists from an earlier run.');
  else await fillDatabase(env, size, log);
  return startApi({ env });
}
