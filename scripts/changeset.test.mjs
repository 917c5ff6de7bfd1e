import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';

const folder = join(root, '.changeset');
const libraries = LIBRARIES.map((name) => `@mallard/${name}`);

test('all libraries are released together, with the same version', () => {
  const { fixed, access } = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
  expect({ fixed, access }).toEqual({ fixed: [libraries], access: 'public' });
  const versions = LIBRARIES.map(
    (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).version,
  );
  expect(new Set(versions).size).toBe(1);
});

test('changesets name only libraries', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const names = files.flatMap((file) => {
    const [, header = ''] = /^---\n(.*?)\n---\n/s.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return [...header.matchAll(/^['"](.+)['"]: (major|minor|patch)$/gm)].map(([, name]) => name);
  });
  expect(names.filter((name) => !libraries.some((library) => library === name))).toEqual([]);
});
