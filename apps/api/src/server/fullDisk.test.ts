import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mountSmallDisk } from '../testing/mountSmallDisk.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { type RunningApi, startApi } from './serve.ts';

const CHUNK = new Uint8Array(256 * 1024);

/** Fills the disk of a folder completely. */
function fill(folder: string): void {
  const file = openSync(join(folder, 'filler'), 'a');
  try {
    for (let size = CHUNK.length; size > 0; )
      try {
        writeSync(file, CHUNK.subarray(0, size));
      } catch {
        size = Math.floor(size / 2);
      }
  } finally {
    closeSync(file);
  }
}

const folder = temporaryFolder();
const uploads = join(folder.path, 'uploads');
const unmount = mountSmallDisk(folder.path, 400);

describe.skipIf(unmount === null)('a full disk (only root on Linux can mount a small test disk)', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ env: { DATA_DIR: folder.path, PORT: '0', LOG_LEVEL: 'silent' } });
  });
  afterAll(async () => {
    await api.stop();
    unmount?.();
    folder.remove();
  });
  const statusOf = async (path: string) => (await api.fetch(new Request(`http://shop${path}`))).status;
  // The result of the disk check is cached for 5 seconds.
  const waitForReady = (status: number) =>
    vi.waitFor(async () => expect(await statusOf('/ready')).toBe(status), { timeout: 8000, interval: 100 });

  it('makes the server not ready when the database is on it; reads still work, and it is ready after space is freed', {
    timeout: 20_000,
  }, async () => {
    await waitForReady(200);
    fill(folder.path);
    await waitForReady(503);
    expect(await statusOf('/health')).toBe(200);
    expect(await statusOf('/api/products')).toBe(200);
    rmSync(join(folder.path, 'filler'));
    await waitForReady(200);
  });

  it('makes the server not ready when the uploads are on it', { timeout: 20_000 }, async () => {
    mkdirSync(uploads, { recursive: true });
    const free = mountSmallDisk(uploads, 2);
    fill(uploads);
    await waitForReady(503);
    free?.();
    await waitForReady(200);
  });
});
