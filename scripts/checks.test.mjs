import { expect, test } from 'vitest';
import { chooseChecks } from './checks.mjs';
import { typedFolders } from './folders.mjs';

/** @param {readonly string[]} [folders] */
const names = (folders) => chooseChecks(folders).map(({ name }) => name);

test('one folder gets its type check, Biome and the import check', () => {
  expect(names(['packages/ui'])).toEqual(['types packages/ui', 'lint and format', 'imports point one way']);
});

test('several folders share Biome and the import check', () => {
  expect(names(['packages/ui', 'e2e'])).toEqual([
    'types packages/ui',
    'types e2e',
    'lint and format',
    'imports point one way',
  ]);
});

test('without folders, everything is checked', () => {
  const all = names();
  expect(all).toEqual(expect.arrayContaining(typedFolders().map((folder) => `types ${folder}`)));
  expect(all).toEqual(expect.arrayContaining(names(['packages/ui'])));
  expect(all).toEqual(
    expect.arrayContaining([
      'unused code',
      'documents are in plain English',
      'comments are in plain English',
      'spelling',
    ]),
  );
});
