import { describe, expect, test } from 'vitest';
import { chooseStages, STAGES } from './stages.mjs';

describe('by name', () => {
  test.each([
    [['unit'], ['unit']],
    [
      ['stories', 'check'],
      ['check', 'stories'],
    ],
    [['visual'], ['visual']],
    [['e2e'], ['build', 'e2e']],
    [['promises'], ['unit', 'build', 'e2e', 'promises']],
  ])('%j runs %j', (names, stages) => {
    expect(chooseStages(names)).toEqual(stages);
  });

  test('no name runs all stages, except the one that needs a manual review', () => {
    expect(chooseStages([])).toEqual(STAGES.filter((stage) => stage !== 'visual'));
  });

  test('an unknown name is an error with the list of all stages', () => {
    expect(() => chooseStages(['unit', 'tea'])).toThrow(
      new RangeError(`There are no tests called tea. Choose from ${STAGES.join(', ')}.`),
    );
  });
});

describe('by changed files', () => {
  const all = ['check', 'unit', 'build', 'packages', 'stories', 'e2e'];

  test.each([
    ['README.md', ['check']],
    ['packages/ui/README.md', ['check']],
    ['docs/architecture.svg', ['check']],
    ['bench/main.ts', ['check']],
    ['packages/domain/src/money/minor.test.ts', ['check', 'unit']],
    ['packages/domain/src/money/minor.test-d.ts', ['check', 'unit']],
    ['packages/ui/src/commerce/PriceRange/PriceRange.stories.tsx', ['check', 'stories']],
    ['packages/ui/src/commerce/PriceRange/PriceRange.mdx', ['check', 'stories']],
    ['.storybook/preview.tsx', ['check', 'stories']],
    ['scripts/run.mjs', ['check', 'unit', 'build']],
    ['consumers/vite/vite.config.ts', ['check', 'packages']],
    ['e2e/flows/cart.spec.ts', ['check', 'build', 'e2e']],
    ['packages/conformance/src/main.ts', ['check', 'unit', 'packages']],
    ['apps/api/src/server/app.ts', ['check', 'unit', 'build', 'e2e']],
    ['apps/storefront/src/routes.ts', ['check', 'unit', 'build', 'stories', 'e2e']],
    ['apps/storefront/src/locales/en-US/cart.json', ['check', 'unit', 'build', 'stories', 'e2e']],
    ['catalogue/src/index.ts', ['check', 'unit', 'build', 'stories', 'e2e']],
    ['packages/ui/src/commerce/PriceRange/PriceRange.tsx', all],
    ['packages/search/src/index.ts', all],
    ['pnpm-lock.yaml', all],
    ['vitest.config.ts', all],
  ])('%s affects %j', (path, stages) => {
    expect(chooseStages([], [path])).toEqual(stages);
  });

  test('several files affect the stages of each', () => {
    expect(chooseStages([], ['README.md', '.storybook/main.ts', 'scripts/run.mjs'])).toEqual([
      'check',
      'unit',
      'build',
      'stories',
    ]);
  });

  test('no changed file affects no stage', () => {
    expect(chooseStages([], [])).toEqual([]);
  });

  test('of the named stages, only the affected ones run', () => {
    expect(chooseStages(['unit', 'e2e'], ['scripts/run.mjs'])).toEqual(['unit']);
    expect(chooseStages(['visual'], ['.storybook/main.ts'])).toEqual(['visual']);
  });

  test('promises is refused because it needs the results of all tests', () => {
    expect(() => chooseStages(['promises'], [])).toThrow(/needs the results of all tests/);
  });
});
