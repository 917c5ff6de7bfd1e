import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { componentProblems, machineProblems } from './check-components.mjs';
import { importProblems } from './check-imports.mjs';
import { screenProblems } from './check-screens.mjs';
import { copyProject } from './copy-project.mjs';
import { addEntry, addImport, editText } from './new/edit-text.mjs';
import { toKebabCase, toSentence } from './new/names.mjs';
import { planFiles } from './new/plan-files.mjs';
import { root } from './paths.mjs';

/** @type {string} */
let project;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Runs a program in the copy. @param {readonly string[]} args */
function node(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** @param {readonly string[]} paths in the copy @returns the exit code of Biome */
function lintStatus(...paths) {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  return node(biome, 'check', '--error-on-warnings', ...paths).status;
}

/** @param {string} folder in the copy */
function filesIn(folder) {
  return readdirSync(join(project, folder)).map((name) => ({
    name,
    text: readFileSync(join(project, folder, name), 'utf8'),
  }));
}

describe.each([
  ['commerce', 'GiftTag'],
  ['foundations', 'AverageDeliveryTimeOfEverySeller'],
])('a new component %s/%s', (group, name) => {
  const folder = `packages/ui/src/${group}/${name}`;

  beforeAll(() => {
    const { status, stdout, stderr } = node('scripts/new.mjs', 'component', `${group}/${name}`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`created ${folder}/${name}.tsx\n`);
    expect(stdout).toContain('\n1. ');
  });

  test('is documented, and imports what it may', () => {
    const files = filesIn(folder);
    expect(files.map((file) => file.name)).toHaveLength(5);
    expect(componentProblems({ folder: `${group}/${name}`, files, published: new Set([name]) })).toEqual([]);
    expect(files.flatMap((file) => importProblems(`${folder}/${file.name}`, file.text))).toEqual([]);
  });

  test('is formatted', () => {
    expect(lintStatus(folder, `packages/ui/src/exports/${name}.ts`)).toBe(0);
  });

  test('is not overwritten', () => {
    const { status, stderr } = node('scripts/new.mjs', 'component', `feedback/${name}`);
    expect(status).toBe(1);
    expect(stderr).toContain(`packages/ui already has ${name}. Choose another name.`);
  });
});

describe('a new machine', () => {
  const folder = 'packages/state-machines/src/giftCard';

  beforeAll(() => {
    const { status, stdout, stderr } = node('scripts/new.mjs', 'machine', 'GiftCard');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`created ${folder}/giftCardMachine.ts\n`);
    expect(stdout).toContain('changed packages/state-machines/package.json\n');
  });

  test('has stories, an entry point and a section in the guide', () => {
    const read = (/** @type {string} */ file) => readFileSync(join(project, file), 'utf8');
    const entry = JSON.parse(read('packages/state-machines/package.json')).exports['./giftCard'];
    expect(entry['@mallard/source']).toBe('./src/giftCard/giftCardMachine.ts');
    expect(read('packages/state-machines/tsup.config.ts')).toContain("giftCard: 'src/giftCard/giftCardMachine.ts'");
    expect(read('docs/state-machines.md')).toContain('\n## Gift card\n');
    expect(machineProblems('giftCard', read('.storybook/machines/giftCard.stories.tsx'))).toEqual([]);
    expect(read('packages/state-machines/src/testing/index.ts')).toContain('giftCardPlan');
  });

  test('is formatted, and imports what it may', () => {
    const stories = ['.storybook/machines/giftCard.stories.tsx', '.storybook/machines/GiftCardView.tsx'];
    const changed = ['src/example', 'src/testing', 'package.json'].map((path) => `packages/state-machines/${path}`);
    expect(lintStatus(folder, ...stories, ...changed)).toBe(0);
    expect(filesIn(folder).flatMap((file) => importProblems(`${folder}/${file.name}`, file.text))).toEqual([]);
  });

  test('is not overwritten', () => {
    const { status, stderr } = node('scripts/new.mjs', 'machine', 'Giftcard');
    expect(status).toBe(1);
    expect(stderr).toContain('packages/state-machines already has giftCard. Choose another name.');
  });
});

describe('a new screen', () => {
  const storefront = 'apps/storefront/src';

  beforeAll(() => {
    const { status, stdout, stderr } = node('scripts/new.mjs', 'screen', 'GiftIdeas');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`created ${storefront}/features/giftIdeas/GiftIdeasScreen.tsx\n`);
    expect(stdout).toContain(`changed ${storefront}/navigation/routes.ts\n`);
  });

  test('has the same messages in every language, and a story', () => {
    const [zhCN, enUS, jaJP] = ['zh-CN', 'en-US', 'ja-JP'].map((locale) =>
      JSON.parse(readFileSync(join(project, storefront, 'locales', locale, 'giftIdeas.json'), 'utf8')),
    );
    expect(Object.keys(zhCN)).toEqual(Object.keys(enUS));
    expect(Object.keys(jaJP)).toEqual(Object.keys(enUS));
    const story = readFileSync(join(project, '.storybook/screens/GiftIdeas.stories.tsx'), 'utf8');
    const table = readFileSync(join(project, storefront, 'navigation/routes.ts'), 'utf8');
    const problems = screenProblems(table, '', [story]).join('\n');
    expect(problems).toContain('/home');
    expect(problems).not.toContain('/gift-ideas');
  });

  test('is formatted, and imports what it may', () => {
    const folder = `${storefront}/features/giftIdeas`;
    expect(
      lintStatus(folder, `${storefront}/navigation/routes.ts`, `${storefront}/locales`, '.storybook/screens'),
    ).toBe(0);
    expect(filesIn(folder).flatMap((file) => importProblems(`${folder}/${file.name}`, file.text))).toEqual([]);
  });

  test('is not overwritten', () => {
    const { status, stderr } = node('scripts/new.mjs', 'screen', 'Giftideas');
    expect(status).toBe(1);
    expect(stderr).toContain('apps/storefront already has giftIdeas. Choose another name.');
  });
});

describe('a new endpoint', () => {
  const path = 'apps/api/src/features/products/listLatest.test.ts';

  beforeAll(() => {
    const { status, stdout, stderr } = node('scripts/new.mjs', 'endpoint', 'products/listLatest', 'GET', 'public');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`created ${path}\n`);
    expect(stdout).toContain('changed packages/domain/src/contract/products.ts\n');
  });

  test('is in the contract, both back ends and the contract tests', () => {
    const read = (/** @type {string} */ file) => readFileSync(join(project, file), 'utf8');
    expect(read('packages/domain/src/contract/products.ts')).toContain("path: '/api/products/list-latest'");
    expect(read('packages/domain/src/endpoints/descriptors.ts')).toContain("'listLatest'");
    expect(read('apps/api/src/features/products/routes.ts')).toContain('handle(listLatest, async () =>');
    expect(read('packages/offline/src/backend/areas/products.ts')).toContain('handle(listLatest, () =>');
    expect(read('packages/conformance/src/contract/scenarios/catalogue.ts')).toContain('simply(listLatest, {})');
    expect(read(path)).not.toContain('token');
  });

  test('is not overwritten', () => {
    const { status, stderr } = node('scripts/new.mjs', 'endpoint', 'cart/listLatest', 'GET', 'public');
    expect(status).toBe(1);
    expect(stderr).toContain('packages/domain/src/contract/products.ts already has listLatest. Choose another name.');
  });
});

test.each([
  ['export const tags = [\n  1,\n];\n', 'export const tags = [\n  1,\n  2,\n];\n'],
  ['export const tags: Tag[] = [];\n', 'export const tags: Tag[] = [\n  2,];\n'],
  ['export const tags: Tag[] = [f([])];\n', 'export const tags: Tag[] = [f([]),\n  2,];\n'],
])('an entry is added to %j', (content, expected) => {
  expect(addEntry(content, { path: 'x.ts', list: /\w+/, entry: '2,\n' })).toBe(expected);
});

test('a file without the list to add an entry to is an error', () => {
  expect(() => addEntry('const tags = [];\n', { path: 'x.ts', list: /tags/, entry: '2,\n' })).toThrow(
    'x.ts has no list with a name like tags.',
  );
});

test.each([
  ['', "import { a, b } from './x.ts';\n"],
  ["import { b } from './x.ts';\n", "import { a, b  } from './x.ts';\n"],
  ["import { a, b } from './x.ts';\n", "import { a, b } from './x.ts';\n"],
])('names are added to the imports of %j', (content, expected) => {
  expect(addImport(content, ['a', 'b'], './x.ts')).toBe(expected);
});

test('a file without the line to add text before is an error', () => {
  expect(editText('a\nc\n', { path: 'x.ts', before: 'c', text: 'b\n' })).toBe('a\nb\nc\n');
  expect(() => editText('a c\n', { path: 'x.ts', before: 'c', text: 'b\n' })).toThrow(
    'x.ts has no line that starts with “c”.',
  );
});

test.each([
  [[], 'Missing kind. Choose from component, machine, screen, endpoint'],
  [['tea', 'Pot'], 'Unknown kind: tea. Choose from component, machine, screen, endpoint'],
  [['component'], 'Missing name of the component.'],
  [['component', 'feedback/Pot', 'feedback/Cup'], 'Only one name at a time. Remove: feedback/Cup.'],
  [['component', 'GiftTag'], 'Missing group of GiftTag: write commerce/GiftTag, for example. Groups are foundations,'],
  [['component', 'tea/Pot'], 'Unknown group in tea/Pot. Groups are foundations,'],
  [['component', 'feedback/Tea/Pot'], 'Unknown group in feedback/Tea/Pot.'],
  [['component', 'feedback/giftTag'], '“giftTag” is no valid name.'],
  [['component', 'feedback/SKUTag'], '“SKUTag” is no valid name.'],
  [['component', 'feedback/Gift-Tag'], '“Gift-Tag” is no valid name.'],
  [['component', 'feedback/..'], '“..” is no valid name.'],
  [['screen', 'compare'], '“compare” is no valid name.'],
  [['screen', 'Favorites'], 'apps/storefront already has favorites. Choose another name.'],
  [['screen', 'AfterSale'], '.storybook/screens already has AfterSale. Choose another name.'],
  [['machine', 'newsletter'], '“newsletter” is no valid name.'],
  [['machine', 'Cart'], 'packages/state-machines already has cart. Choose another name.'],
  [['endpoint', 'countAddresses'], 'Missing area of countAddresses: write address/countAddresses, for example.'],
  [['endpoint', 'tea/brewTea', 'GET', 'public'], 'Unknown area in tea/brewTea. Areas are address, afterSale,'],
  [['endpoint', 'address/count'], '“count” is no valid name. Write a verb and a noun'],
  [['endpoint', 'gift-cards/listCards'], '“gift-cards” is no valid area.'],
  [['endpoint', 'address/countThem', 'get'], 'Unknown method get of countThem. Choose from GET, POST, PUT, DELETE.'],
  [['endpoint', 'address/countThem', 'GET', 'all'], 'Unknown access all of countThem. Choose from public, optional,'],
  [['endpoint', 'address/countThem', 'GET', 'public', 'a/b'], 'Only one name at a time. Remove: a/b.'],
  [
    ['endpoint', 'address/countThem'],
    'Missing --owns of countThem: what of the shopper does its id name? Choose from nothing, address,',
  ],
  [
    ['endpoint', 'cart/listAddresses', 'GET', 'public'],
    'packages/domain/src/contract/address.ts already has listAddresses.',
  ],
  [['component', 'feedback/Price'], 'packages/ui already has Price. Choose another name.'],
  [['component', 'feedback/Skupicker'], 'packages/ui already has SkuPicker. Choose another name.'],
])('%j is refused', (args, problem) => {
  expect(() => planFiles(args)).toThrow(RangeError);
  expect(() => planFiles(args)).toThrow(problem);
});

test('only endpoints for members own something', () => {
  expect(() => planFiles(['machine', 'Tea'], root, { owns: 'order' })).toThrow('--owns is only for endpoints.');
  const path = 'cart/countTea';
  expect(() => planFiles(['endpoint', path, 'GET', 'public'], root, { owns: 'order' })).toThrow('Remove --owns');
  expect(() => planFiles(['endpoint', path], root, { owns: 'tea' })).toThrow('Unknown tea after --owns.');
});

test('a new area is only for endpoints, and really new', () => {
  const options = { isNewArea: true };
  expect(() => planFiles(['machine', 'Tea'], root, options)).toThrow('--new-area is only for endpoints.');
  expect(() => planFiles(['endpoint', 'Cart/countTea', 'GET', 'public'], root, options)).toThrow(
    '“Cart” is no valid area.',
  );
  expect(() => planFiles(['endpoint', 'cart/countTea', 'GET', 'public'], root, options)).toThrow(
    'There is an area cart already.',
  );
});

test('names become text', () => {
  expect(['Tag', 'GiftTag', 'Qr2Code'].map(toSentence)).toEqual(['Tag', 'Gift tag', 'Qr2 code']);
  expect(['Tag', 'GiftTag'].map(toKebabCase)).toEqual(['tag', 'gift-tag']);
});
