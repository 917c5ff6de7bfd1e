import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesBelow, fingerprint, once } from './stamp.mjs';

/** @returns {string} a new folder with one file */
function folder() {
  const path = mkdtempSync(join(tmpdir(), 'mallard-stamp-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  writeFileSync(join(path, 'a.ts'), 'one');
  return path;
}

test('the fingerprint depends on contents, names and facts', () => {
  const path = folder();
  const prints = [fingerprint(filesBelow(path)), fingerprint(filesBelow(path), ['linux'])];
  writeFileSync(join(path, 'b.ts'), '');
  prints.push(fingerprint(filesBelow(path)));
  writeFileSync(join(path, 'a.ts'), 'two');
  prints.push(fingerprint(filesBelow(path)));
  expect(new Set(prints).size).toBe(4);
  expect(fingerprint(filesBelow(path))).toBe(prints[3]);
});

test('work is done once for a fingerprint, and again after it failed', async () => {
  const stamp = join(folder(), 'cache', 'stamp');
  let done = 0;
  const work = async () => {
    done += 1;
    if (done === 1) throw new Error('broken off');
  };
  await expect(once(stamp, 'x', work)).rejects.toThrow('broken off');
  expect(existsSync(stamp)).toBe(false);
  await once(stamp, 'x', work);
  await once(stamp, 'x', work);
  expect(done).toBe(2);
  await once(stamp, 'y', work);
  expect(done).toBe(3);
});
