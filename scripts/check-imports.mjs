import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { isForTests, sourceFiles } from './source-files.mjs';

/**
 * Which way imports may point: domain ← state-machines, domain ← ui, everything ← apps, nothing back or sideways.
 * Each room lists what it may not name, and why.
 *
 * @type {ReadonlyArray<{ room: RegExp, never: RegExp, why: string, alsoTests?: boolean }>}
 */
const LAWS = [
  {
    room: /^packages\/domain\//,
    never: /^@mallard\/(?!domain\/)/,
    why: 'domain is at the bottom: it knows no other package',
    alsoTests: true,
  },
  {
    // The command of the conformance kit runs in Node alone.
    room: /^packages\/domain\/(?!src\/conformance\/command\/)/,
    never: /^(react|react-dom|react-.*|xstate|hono|node:.*)(\/|$)/,
    why: 'domain runs anywhere: no framework, no Node',
  },
  {
    room: /^packages\/state-machines\//,
    never: /^@mallard\/(?!(domain|state-machines)\/)/,
    why: 'machines know only domain',
    alsoTests: true,
  },
  {
    // Examples are what an app writes.
    room: /^packages\/state-machines\/(?!src\/example\/)/,
    never: /^@mallard\/domain\/(client|storage)$/,
    why: 'a machine names its actors and gets them by provide',
  },
  {
    room: /^packages\/state-machines\/(?!src\/react\/)/,
    never: /^(react|react-dom|@xstate\/react|node:.*)(\/|$)/,
    why: 'a machine says what may happen next, never how',
  },
  {
    room: /^packages\/state-machines\/src\/react\//,
    never: /^(react-dom|node:.*)(\/|$)/,
    why: 'a hook draws nothing, so that it runs wherever React does',
  },
  { room: /^packages\/ui\//, never: /^@mallard\/(?!(domain|ui)\/)/, why: 'ui knows only domain', alsoTests: true },
  {
    room: /^packages\/ui\//,
    never: /^@mallard\/domain\/(client|storage|password)$/,
    why: 'ui takes data in and gives intents out; it knows no client',
  },
  {
    room: /^packages\/ui\//,
    never: /^(xstate|@xstate\/.*|wouter|@tanstack\/.*|i18next)(\/|$)/,
    why: 'ui knows no machine, router, client or translation of the app',
  },
  { room: /^catalogue\//, never: /^@mallard\/(?!domain\/)/, why: 'the sample shop knows only domain' },
  {
    room: /^apps\/api\//,
    never: /^@mallard\/(ui|state-machines|storefront)(\/|$)|^react(-dom)?(\/|$)/,
    why: 'the API draws nothing',
  },
  {
    // Samples stand in for the server without a network.
    room: /^apps\/storefront\/src\/(?!offline\/)/,
    never: /^@mallard\/(api|catalogue)(\/|$)/,
    why: 'pages know the API by its contract only',
  },
  {
    room: /^apps\/storefront\/src\/(?!locales\/|shell\/(words|useTranslation)\.ts$)/,
    never: /^(i18next|react-i18next)(\/|$)/,
    why: 'words are said by shell/useTranslation.ts; i18next lends its types there, and would be 15 kB of every first view',
  },
];

/**
 * Checks one file's imports against the architecture.
 *
 * @param {string} path relative to the project
 * @param {string} text its content
 * @returns {string[]} a sentence for each import that points where it must not
 */
export function importProblems(path, text) {
  const imported = ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName);
  return imported.flatMap((name) => problemsOf(path, name).map((why) => `${path} imports ${name}: ${why}`));
}

/** @param {string} path @param {string} name @returns {string[]} */
function problemsOf(path, name) {
  if (name.startsWith('.')) return relativeProblems(path, posix.join(posix.dirname(path), name));
  if (/^@mallard\/[^/]+\/(src|dist)(\/|$)/.test(name)) return ['a package is imported by its published entry points'];
  return LAWS.filter(
    ({ room, never, alsoTests }) => room.test(path) && never.test(name) && (alsoTests || !isForTests(path)),
  ).map(({ why }) => why);
}

/** @param {string} path @param {string} target the imported file, relative to the project @returns {string[]} */
function relativeProblems(path, target) {
  const problems = [];
  if (packageOf(target) !== packageOf(path) && !isReadBeforeInstall(path, target) && !isProjectSetting(target))
    problems.push('another package is imported by its name, not by a path into it');
  const [here, there] = [screenOf(path), screenOf(target)];
  if (here && there && here !== there)
    problems.push('screens do not import screens; what they share lives one level up');
  if (!/\.[a-z0-9]+$/.test(target.replace(/\?.*$/, '')))
    problems.push('a relative import names its file with the extension, because Node runs it as it is');
  return problems;
}

/**
 * A command reads its options before packages are installed, that is before they have names.
 *
 * @param {string} path
 * @param {string} target
 */
function isReadBeforeInstall(path, target) {
  return path.startsWith('scripts/') && target.endsWith('.mjs');
}

/** Settings of all packages are in the root. @param {string} target */
function isProjectSetting(target) {
  return /^[^/]+\.json$/.test(target);
}

/** @param {string} path */
function packageOf(path) {
  return /^(packages|apps)\/[^/]+/.exec(path)?.[0] ?? path.split('/')[0];
}

/** @param {string} path */
function screenOf(path) {
  return /^apps\/storefront\/src\/screens\/([^/]+)\//.exec(path)?.[1];
}

/** @returns {string[]} every import of the project that breaks a law */
export function checkImports() {
  return sourceFiles().flatMap(({ path, file }) => importProblems(path, readFileSync(file, 'utf8')));
}
