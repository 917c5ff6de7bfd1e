import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';

const folder = join(root, '.changeset');
const libraries = LIBRARIES.map((name) => `@mallard/${name}`);

test('releases all libraries together, with the same version', () => {
  const { fixed, access } = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
  expect({ fixed, access }).toEqual({ fixed: [libraries], access: 'public' });
  const versions = LIBRARIES.map(
    (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).version,
  );
  expect(new Set(versions).size).toBe(1);
});

test('changesets name only libraries', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const lines = files.flatMap((file) => {
    // Biome once formatted the list of packages as a heading.
    const [, header = 'no list of packages'] =
      /^---\n(.*?)\n?---\n/s.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return header.split('\n').map((line) => ({ file, line }));
  });
  const isBump = (/** @type {string} */ line) => {
    const [, name] = /^['"](.+)['"]: (?:major|minor|patch)$/.exec(line) ?? [];
    return libraries.some((library) => library === name);
  };
  expect(lines.filter(({ line }) => line !== '' && !isBump(line))).toEqual([]);
});
