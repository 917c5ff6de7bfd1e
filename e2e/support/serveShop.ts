import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnShop } from './shopProcess.ts';

// The shop that all journeys share: Playwright starts this file, reads its address from what it prints, and stops it.
const folder = mkdtempSync(join(tmpdir(), 'mallard-e2e-'));
const shop = spawnShop({ DATA_DIR: folder });
for (const stream of [shop.child.stdout, shop.child.stderr]) stream?.on('data', (text) => process.stdout.write(text));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => shop.child.kill(signal));
const { code } = await shop.ended;
rmSync(folder, { recursive: true, force: true });
process.exitCode = code ?? 1;
