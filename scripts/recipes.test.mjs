import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importProblems } from './check-imports.mjs';
import { checkLocales } from './check-locales.mjs';
import { copyProject } from './copy-project.mjs';
import { root } from './paths.mjs';

/** In ms. The compiler needs 15 s, and several times as much on a busy machine. */
const TIMEOUT = 300_000;

const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const sections = new Map(
  page
    .split(/^## /m)
    .filter((section) => section.startsWith('Add a'))
    .map((section) => [section.split('\n', 1)[0] ?? '', section]),
);
const packageJson = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Other arguments of `npm run new`. The code of the recipes replaces what their own commands create. */
const OTHERS = [
  'component commerce/SealTag',
  'component foundations/AverageDeliveryTimeOfEverySeller',
  'machine SealRequest',
  'screen SealIdeas',
  'endpoint products/rateProduct POST public',
  'endpoint seals/listSeals GET optional --new-area',
  'endpoint seals/deleteSeals DELETE member --owns nothing',
  'endpoint address/noteAddress POST member --owns address',
  'endpoint orders/readSeal GET member --owns order',
  'endpoint notifications/readSealNote GET member --owns notification',
];

/** @type {string} */
let project;
/** Files that the recipes created or changed, by the name of the recipe. @type {Map<string, Set<string>>} */
const written = new Map();

/** Runs a program of the project in the copy. @param {readonly string[]} args */
function node(...args) {
  const env = {
    ...process.env,
    VITEST: undefined,
    NODE_ENV: undefined,
    NODE_OPTIONS: undefined,
    FORCE_COLOR: undefined,
    NO_COLOR: '1',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8', env });
  return { status, output: `${stdout}${stderr}` };
}

/** @param {string} path in the copy */
const read = (path) => readFileSync(join(project, path), 'utf8');
/** @param {string} path in the copy @param {string} text */
const write = (path, text) => writeFileSync(join(project, path), text);
/** @param {string} recipe */
const sectionOf = (recipe) => sections.get(recipe) ?? '';

/** @param {string} args of `npm run new` @returns {string[]} the written files */
function generate(args) {
  const { status, output } = node('scripts/new.mjs', ...args.split(' '));
  expect({ status, output }).toMatchObject({ status: 0 });
  return [...output.matchAll(/^(?:created|changed) (.+)$/gm)].map(([, path = '']) => path);
}

/** Returns the code blocks of a recipe, each with the last file that the text before it names. @param {string} recipe @param {string} section */
function blocksOf(recipe, section) {
  const files = [...(written.get(recipe) ?? [])];
  return [...section.matchAll(/^( *)```(?:tsx?|json)\n(.*?)^ *```$/gms)].map(
    ({ index, 1: indent = '', 2: block = '' }) => {
      const path = [...section.slice(0, index).matchAll(/`([\w./-]+\.\w+)`/g)]
        .map(([, name = '']) =>
          existsSync(join(project, name)) ? name : files.find((file) => file.endsWith(`/${name}`)),
        )
        .findLast((name) => name !== undefined);
      return { path: path ?? '', code: block.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
    },
  );
}

/** @param {string} text */
const withoutSpaces = (text) => text.replace(/[\s,]+/g, '');

/**
 * Puts a code block into its file: a module or JSON value becomes the file, and keys of JSON are added to it. Anything else replaces
 * the statement or list entry that starts alike.
 *
 * @param {{ path: string, code: string }} block
 */
function apply({ path, code }) {
  if (/^import /m.test(code) || /^[{[]/.test(code)) return write(path, code);
  const content = read(path);
  if (path.endsWith('.json')) return write(path, content.replace('{', `{\n${code}`));
  if (withoutSpaces(content).includes(withoutSpaces(code))) return;
  const head = /^(?:export const \w+ = \w*|\w+\(\w+|\w+: \{)/.exec(code)?.[0] ?? code;
  const start = content.indexOf(head);
  expect(start, `${path} has no code like: ${code}`).not.toBe(-1);
  write(path, content.slice(0, start) + code.trimEnd().replace(/,$/, '') + content.slice(endOf(content, start)));
}

/** Returns the index after the expression or statement at an index. @param {string} text @param {number} start */
function endOf(text, start) {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if ('([{'.includes(text.charAt(index))) depth += 1;
    if (')]}'.includes(text.charAt(index))) depth -= 1;
    if (depth < 0 || (depth === 0 && ',;\n'.includes(text.charAt(index))))
      return index + (text.charAt(index) === ';' ? 1 : 0);
  }
  return text.length;
}

/** Type-checks files of the copy with everything that they import. @param {readonly string[]} include @returns {string[]} paths with errors, then the output */
function typeProblems(include) {
  const folder = 'apps/storefront';
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['node', 'vite/client'],
      incremental: true,
      tsBuildInfoFile: './recipes.tsbuildinfo',
    },
    include: include.map((path) => `../../${path}`),
  };
  write(`${folder}/tsconfig.recipes.json`, JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const { status, output } = node(compiler, '-p', `${folder}/tsconfig.recipes.json`, '--pretty', 'false');
  const paths = [...output.matchAll(/^(\S+)\(\d+,\d+\): error /gm)].map(([, path = '']) => path);
  return status === 0 ? [] : [...new Set(paths.length === 0 ? [output] : paths)].sort();
}

/** Everything that the recipes change, and the entries of both apps. */
const CHECKED = [
  'packages/domain/src/**/*.ts',
  'packages/ui/src/commerce/*Tag',
  'packages/ui/src/foundations/Average*',
  'packages/ui/src/exports',
  'packages/state-machines/src/newsletter',
  'packages/state-machines/src/sealRequest',
  'packages/offline/src/backend',
  'packages/conformance/src/contract',
  'apps/api/src/features',
  'apps/api/src/server/app.ts',
  'apps/storefront/languages.json',
  'apps/storefront/src/app',
  'apps/storefront/src/features/compare',
  'apps/storefront/src/features/sealIdeas',
  'apps/storefront/src/features/settings',
  'apps/storefront/src/locales/resources.d.ts',
  'apps/storefront/server/document.ts',
  'apps/storefront/server/pageStatus.test.ts',
  '.storybook/screens',
  '.storybook/machines',
];

beforeAll(() => {
  project = copyProject();
}, TIMEOUT);
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('CONTRIBUTING.md has the recipes', () => {
  expect([...sections.keys()]).toEqual([
    'Add an endpoint',
    'Add a screen',
    'Add a message',
    'Add a component',
    'Add a machine',
    'Add a language',
  ]);
});

describe.each([...sections])('%s', (recipe, section) => {
  test('the code of every step fits into the project', { timeout: TIMEOUT }, () => {
    const command = /`npm run new -- ([^`]+)`/.exec(section)?.[1];
    if (command !== undefined) written.set(recipe, new Set(generate(command)));
    if (recipe === 'Add a language') copyMessages(section);
    for (const block of blocksOf(recipe, section)) {
      expect(block.path, `no file for: ${block.code}`).not.toBe('');
      apply(block);
      written.set(recipe, (written.get(recipe) ?? new Set()).add(block.path));
    }
    const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
    const { status, output } = node(biome, 'check', '--write', '--error-on-warnings', ...(written.get(recipe) ?? []));
    expect({ status, output }).toMatchObject({ status: 0 });
  });

  test('names only files and commands that exist', () => {
    const code = [...section.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
    const paths = code.filter((text) => /^(?:packages|apps|scripts|docs|\.storybook)\/[\w./-]+$/.test(text));
    expect(paths.filter((path) => !existsSync(join(project, path)))).toEqual([]);
    const commands = code.flatMap((text) => /^npm run ([\w:-]+)/.exec(text)?.[1] ?? []);
    expect(commands.filter((command) => !(command in packageJson.scripts))).toEqual([]);
    const tests = code.flatMap((text) => /^npx vitest run (\S+)/.exec(text)?.[1] ?? []);
    expect(tests.filter((path) => !existsSync(join(project, path)))).toEqual([]);
  });
});

/** Copies the folders of English. @param {string} section */
function copyMessages(section) {
  const folders = [...section.matchAll(/`([\w/-]+\/locales)\/`/g)].map(([, folder = '']) => folder);
  expect(folders).toHaveLength(3);
  for (const folder of folders)
    cpSync(join(project, folder, 'en-US'), join(project, folder, 'ko-KR'), { recursive: true });
}

test.each(OTHERS)('npm run new -- %s', (args) => {
  const files = generate(args);
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { status, output } = node(biome, 'check', '--error-on-warnings', ...files);
  expect({ status, output }).toMatchObject({ status: 0 });
  expect(files.flatMap((file) => importProblems(file, read(file)))).toEqual([]);
});

test('the languages have the same messages', () => {
  expect(checkLocales(project)).toEqual([]);
});

test('the compiler names the one place that lists the languages, and accepts the rest', { timeout: TIMEOUT }, () => {
  const path = 'packages/domain/src/serving/messages/serverMessages.ts';
  expect(sectionOf('Add a language')).toContain(path);
  expect(typeProblems(CHECKED)).toEqual([path]);
  write(path, withKorean(read(path)));
  expect(typeProblems(CHECKED)).toEqual([]);
});

/** Adds lines like those of Japanese. @param {string} text */
function withKorean(text) {
  const toKorean = (/** @type {string} */ line) => line.replaceAll('ja-JP', 'ko-KR').replaceAll('jaJP', 'koKR');
  return text
    .replace(/^import .*ja-JP.*$/m, (line) => `${line}\n${toKorean(line)}`)
    .replace(/'ja-JP': \w+/, (entry) => `${entry}, ${toKorean(entry)}`);
}

test('the tests of everything new pass', { timeout: TIMEOUT }, () => {
  const tests = [
    'apps/api/src/features/address/countAddresses.test.ts',
    'apps/api/src/features/address/noteAddress.test.ts',
    'apps/api/src/features/orders/readSeal.test.ts',
    'apps/api/src/features/products/rateProduct.test.ts',
    'apps/api/src/features/seals',
    'apps/api/src/contract/offline.contract.test.ts',
    'packages/conformance/src/contract/contractCases.test.ts',
    'packages/domain/src/endpoints',
    'packages/state-machines/src/example/docs.test.mjs',
    'packages/state-machines/src/newsletter',
    'packages/state-machines/src/sealRequest',
    'packages/ui/src/commerce/GiftTag',
    'packages/ui/src/commerce/SealTag',
  ];
  const contract =
    'countAddresses|counts the addresses|noteAddress|readSeal|rateProduct|listSeals|deleteSeals|scenario for every|generated from';
  const names = `${contract}|paths of newsletter|sealRequest|GiftTag|SealTag`;
  const { status, output } = node(join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...tests, '-t', names);
  expect(output).toMatch(/Test Files +14 passed/);
  expect({ status, output }).toMatchObject({ status: 0 });
});
