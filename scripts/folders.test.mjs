import { expect, test } from 'vitest';
import { findFolders, typedFolders } from './folders.mjs';

const folders = ['packages/ui', 'apps/api', 'bench', 'bench/ui', 'e2e'];

test.each([
  [['packages/ui'], ['packages/ui']],
  [['ui'], ['packages/ui']],
  [['./apps/api/'], ['apps/api']],
  [
    ['bench/ui', 'e2e'],
    ['bench/ui', 'e2e'],
  ],
  [['ui', 'packages/ui'], ['packages/ui']],
  [[], []],
])('%j finds %j', (names, found) => {
  expect(findFolders(names, folders)).toEqual(found);
});

test('lists all folders if some names are unknown', () => {
  expect(() => findFolders(['ui', 'cart', '../ui'], folders)).toThrow(
    new RangeError('Unknown folder: cart, ../ui. Choose from packages/ui, apps/api, bench, bench/ui, e2e.'),
  );
});

test('workspaces and other folders with TypeScript settings are found', () => {
  expect(typedFolders()).toEqual(
    expect.arrayContaining(['packages/domain', 'apps/storefront', '.storybook', 'scripts']),
  );
});
