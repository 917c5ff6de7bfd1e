import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../src/photographs/photograph.ts';
import { filesOf } from './encoding/encodeAll.ts';
import { BUDGET_BYTES, BUDGET_WIDTH, HASH_LENGTH, hashOf } from './encoding/encodePicture.ts';
import { readManifest, toText } from './encoding/manifestFile.ts';

const MAX_BYTES = 60_000_000;
const folder = fileURLToPath(new URL('../pictures', import.meta.url));
const manifestPath = join(folder, 'manifest.json');
const manifest = await readManifest(manifestPath);

const side = v.pipe(v.number(), v.integer(), v.minValue(1));
const schema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)),
  v.strictObject({
    width: side,
    height: side,
    widths: v.pipe(
      v.array(side),
      v.check((widths) => widths.every((width, index) => width > (widths[index - 1] ?? 0)), 'Widths must rise'),
      v.includes(BUDGET_WIDTH),
    ),
    color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
    placeholder: v.pipe(v.string(), v.base64(), v.startsWith('UklG'), v.maxLength(240)),
    hash: v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${HASH_LENGTH}}$`))),
  }),
);

async function filesOnDisk(): Promise<string[]> {
  const paths: string[] = [];
  for await (const entry of glob('*/*', { cwd: folder })) paths.push(entry.replaceAll('\\', '/'));
  return paths.sort();
}

describe('the folder of pictures', () => {
  it('has a valid manifest with one line per picture', async () => {
    v.assert(schema, manifest);
    expect(await readFile(manifestPath, 'utf8')).toBe(toText(manifest));
  });

  it('contains exactly the files in the manifest', async () => {
    const listed = Object.entries(manifest).flatMap(([name, facts]) => filesOf(name, facts));
    expect(await filesOnDisk()).toEqual(listed.sort());
  });

  it('contains files that match the hashes in the manifest', async () => {
    for (const [name, facts] of Object.entries(manifest)) {
      const files = await Promise.all(filesOf(name, facts).map((path) => readFile(join(folder, path))));
      expect({ name, hash: hashOf(files) }).toEqual({ name, hash: facts.hash });
    }
  });

  it('stays within the size limits', async () => {
    for (const name of Object.keys(manifest)) {
      const { size } = await stat(join(folder, fileOf(name, BUDGET_WIDTH, 'avif')));
      expect(size, name).toBeLessThanOrEqual(BUDGET_BYTES);
    }
    const sizes = await Promise.all((await filesOnDisk()).map(async (path) => (await stat(join(folder, path))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
  });
});
