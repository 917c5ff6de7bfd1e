import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { componentProblems } from './check-components.mjs';
import { importProblems } from './check-imports.mjs';
import { screenProblems } from './check-screens.mjs';
import { editText } from './new/edit-text.mjs';
import { toKebabCase, toSentence } from './new/names.mjs';
import { planFiles } from './new/plan-files.mjs';
import { root } from './paths.mjs';

/** In ms. The compiler needs 6 s, and several times as much on a busy machine. */
const COMPILER_TIMEOUT = 120_000;

const project = mkdtempSync(join(tmpdir(), 'mallard-new-'));

beforeAll(() => {
  const packages = ['packages/ui/src', 'packages/state-machines/src'];
  const storefront = ['apps/storefront/src', 'apps/storefront/server', 'apps/storefront/worker', '.storybook/screens'];
  const sources = ['scripts', ...packages, ...storefront];
  const settings = ['biome.json', '.gitignore', 'tsconfig.base.json', 'package.json', 'apps/storefront/languages.json'];
  for (const path of [...sources, ...settings]) cpSync(join(root, path), join(project, path), { recursive: true });
  for (const folder of ['.', 'packages/ui', 'packages/state-machines', 'apps/storefront', '.storybook'])
    symlinkSync(join(root, folder, 'node_modules'), join(project, folder, 'node_modules'), 'junction');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Runs a program in the copy. @param {readonly string[]} args */
function node(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/**
 * @param {string} folder of a package
 * @param {readonly string[]} include paths in it
 * @param {object} [compilerOptions] of that package
 * @returns what the compiler prints
 */
function typeProblems(folder, include, compilerOptions = {}) {
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: { lib: ['es2023', 'dom', 'dom.iterable'], ...compilerOptions },
    include,
  };
  writeFileSync(join(project, folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const { status, stdout, stderr } = node(compiler, '-p', folder, '--pretty', 'false');
  return status === 0 ? '' : `${stdout}${stderr}` || `ended with ${status}`;
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

  test('compiles', { timeout: COMPILER_TIMEOUT }, () => {
    expect(typeProblems('packages/ui', [`src/${group}/${name}`, `src/exports/${name}.ts`])).toBe('');
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
    expect(stdout).toContain('"./giftCard" to packages/state-machines/package.json');
  });

  test('compiles', { timeout: COMPILER_TIMEOUT }, () => {
    expect(typeProblems('packages/state-machines', ['src/giftCard'])).toBe('');
  });

  test('is formatted, and imports what it may', () => {
    expect(lintStatus(folder)).toBe(0);
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
    expect(stdout).toContain(`changed ${storefront}/app/routes.ts\n`);
  });

  test('compiles, with its route, its messages and the tests that list all routes', {
    timeout: COMPILER_TIMEOUT,
  }, () => {
    const include = [
      'src/features/giftIdeas',
      'languages.json',
      'src/locales/resources.d.ts',
      'server/pageStatus.test.ts',
    ];
    expect(typeProblems('apps/storefront', include, { types: ['node', 'vite/client'] })).toBe('');
  });

  test('has the same messages in every language, and a story', () => {
    const [zhCN, enUS, jaJP] = ['zh-CN', 'en-US', 'ja-JP'].map((locale) =>
      JSON.parse(readFileSync(join(project, storefront, 'locales', locale, 'giftIdeas.json'), 'utf8')),
    );
    expect(Object.keys(zhCN)).toEqual(Object.keys(enUS));
    expect(Object.keys(jaJP)).toEqual(Object.keys(enUS));
    const story = readFileSync(join(project, '.storybook/screens/GiftIdeas.stories.tsx'), 'utf8');
    const table = readFileSync(join(project, storefront, 'app/routes.ts'), 'utf8');
    const problems = screenProblems(table, '', [story]).join('\n');
    expect(problems).toContain('/home');
    expect(problems).not.toContain('/gift-ideas');
  });

  test('is formatted, and imports what it may', () => {
    const folder = `${storefront}/features/giftIdeas`;
    expect(lintStatus(folder, `${storefront}/app/routes.ts`, `${storefront}/locales`, '.storybook/screens')).toBe(0);
    expect(filesIn(folder).flatMap((file) => importProblems(`${folder}/${file.name}`, file.text))).toEqual([]);
  });

  test('is not overwritten', () => {
    const { status, stderr } = node('scripts/new.mjs', 'screen', 'Giftideas');
    expect(status).toBe(1);
    expect(stderr).toContain('apps/storefront already has giftIdeas. Choose another name.');
  });
});

test('a file without the line to add text before is an error', () => {
  expect(editText('a\nc\n', { path: 'x.ts', before: 'c', text: 'b\n' })).toBe('a\nb\nc\n');
  expect(() => editText('a c\n', { path: 'x.ts', before: 'c', text: 'b\n' })).toThrow(
    'x.ts has no line that starts with “c”.',
  );
});

test.each([
  [[], 'Missing kind. Choose from component, machine, screen'],
  [['tea', 'Pot'], 'Unknown kind: tea. Choose from component, machine, screen'],
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
  [['component', 'feedback/Price'], 'packages/ui already has Price. Choose another name.'],
  [['component', 'feedback/Skupicker'], 'packages/ui already has SkuPicker. Choose another name.'],
])('%j is refused', (args, problem) => {
  expect(() => planFiles(args)).toThrow(RangeError);
  expect(() => planFiles(args)).toThrow(problem);
});

test('names become text', () => {
  expect(['Tag', 'GiftTag', 'Qr2Code'].map(toSentence)).toEqual(['Tag', 'Gift tag', 'Qr2 code']);
  expect(['Tag', 'GiftTag'].map(toKebabCase)).toEqual(['tag', 'gift-tag']);
});
