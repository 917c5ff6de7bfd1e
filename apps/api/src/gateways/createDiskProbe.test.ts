import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createDiskProbe, removeProbes } from './createDiskProbe.ts';

let folder: ReturnType<typeof temporaryFolder>;
let uploads: string;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  folder = temporaryFolder();
  uploads = join(folder.path, 'uploads');
});
afterEach(() => {
  vi.useRealTimers();
  folder.remove();
});

/** Creates a file at the path of a folder, so that even root can't write into it. */
function breakUploads(): void {
  rmSync(uploads, { recursive: true });
  writeFileSync(uploads, '');
}

it('creates missing folders and leaves no file in them', async () => {
  await createDiskProbe([folder.path, uploads])();
  expect(readdirSync(folder.path)).toEqual(['uploads']);
  expect(readdirSync(uploads)).toEqual([]);
});

it('runs one check for concurrent calls', async () => {
  const assertWritable = createDiskProbe([uploads]);
  const first = assertWritable();
  expect(assertWritable()).toBe(first);
  await first;
});

it('caches a success or failure for five seconds', async () => {
  const assertWritable = createDiskProbe([uploads]);
  await assertWritable();
  breakUploads();
  vi.advanceTimersByTime(4999);
  await assertWritable();
  vi.advanceTimersByTime(1);
  await expect(assertWritable()).rejects.toThrow('EEXIST');
  rmSync(uploads);
  await expect(assertWritable()).rejects.toThrow('EEXIST');
  vi.advanceTimersByTime(5000);
  await assertWritable();
});

it('removes files of an interrupted check', async () => {
  writeFileSync(join(folder.path, '.probe'), '');
  await removeProbes([folder.path, uploads]);
  expect(existsSync(join(folder.path, '.probe'))).toBe(false);
});
