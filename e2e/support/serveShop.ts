import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@mallard/api/testing/startPostgres';
import { spawnShop } from './shopProcess.ts';

// Starts a shop for all e2e tests. Playwright runs this file, reads the URL from its output, and stops it.
// With `--postgres` it uses its own PostgreSQL server instead of the embedded database.
const folder = mkdtempSync(join(tmpdir(), 'mallard-e2e-'));
const postgres = process.argv.includes('--postgres') ? await startPostgres() : null;
const shop = spawnShop({ DATA_DIR: folder, ...(postgres ? { DATABASE_URL: postgres.url } : {}) });
for (const stream of [shop.child.stdout, shop.child.stderr]) stream?.on('data', (text) => process.stdout.write(text));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => shop.child.kill(signal));
const { code } = await shop.ended;
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = code ?? 1;
