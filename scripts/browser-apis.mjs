import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

/** The oldest supported browsers, in the format of bundlers. @type {string[]} */
const SUPPORTED = JSON.parse(readFileSync(new URL('../supportedBrowsers.json', import.meta.url), 'utf8'));

/** MDN's names of phone browsers with the same engine and version. WeChat's browser uses Chromium, or Safari's engine on iOS. */
const PHONES = /** @type {Record<string, string>} */ ({
  chrome: 'chrome_android',
  firefox: 'firefox_android',
  safari: 'safari_ios',
});

/** The oldest version of each supported browser, by MDN's names. */
const FLOOR = SUPPORTED.flatMap((target) => {
  const [, browser = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  return [browser, PHONES[browser] ?? browser].map((name) => /** @type {const} */ ([name, Number(version)]));
});

/** The oldest supported browsers, as text for messages. */
export const FLOOR_TEXT = SUPPORTED.join(', ');

/** Global objects and their interfaces. */
const OBJECTS = /** @type {Record<string, string>} */ ({
  navigator: 'Navigator',
  document: 'Document',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  crypto: 'Crypto',
  screen: 'Screen',
  caches: 'CacheStorage',
});
const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self', 'Intl']);

/** Newer APIs of the built client and how it handles them; see `docs/storefront.md`, Supported browsers. */
const HANDLED = /** @type {Record<string, string[]>} */ (
  JSON.parse(readFileSync(new URL('browser-apis.json', import.meta.url), 'utf8'))
);

/**
 * APIs that a supported browser lacks, in the forms that can be found in code without types.
 *
 * @typedef {object} NewerApis
 * @property {Set<string>} globals `scheduler`, `Segmenter`
 * @property {Map<string, Set<string>>} statics `URL` → `canParse`
 * @property {Map<string, Set<string>>} members of interfaces that every supported browser has: `Navigator` → `share`
 * @property {Map<string, string>} methods whose names no older interface has: `toSorted` → `Array.prototype.toSorted`
 */

/** @param {object} entry of MDN's data @returns {boolean} whether every supported browser has it */
export function isSupported(entry) {
  /** @type {import('@mdn/browser-compat-data').CompatStatement | undefined} */
  const compat = '__compat' in entry ? Object(entry.__compat) : undefined;
  const support = compat?.support;
  if (!support) return true;
  return FLOOR.every(([browser, floor]) => {
    const statements = [support[/** @type {keyof typeof support} */ (browser)] ?? []].flat();
    // MDN has no data about this browser.
    if (statements.length === 0) return true;
    return statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alternativeName }) =>
        !removed &&
        !flags &&
        !prefix &&
        !alternativeName &&
        typeof added === 'string' &&
        Number(added.replace('≤', '')) <= floor,
    );
  });
}

/** @returns {NewerApis} */
export function readNewerApis() {
  /** @type {import('@mdn/browser-compat-data').CompatData} */
  const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data');
  const builtins = javascript.builtins ?? {};
  /** @type {NewerApis} */
  const newer = { globals: new Set(), statics: new Map(), members: new Map(), methods: new Map() };
  const older = new Set();
  /** @type {(map: Map<string, Set<string>>, name: string, key: string) => void} */
  const add = (map, name, key) => void map.set(name, (map.get(name) ?? new Set()).add(key));
  for (const [prefix, source] of /** @type {const} */ ([
    ['', builtins],
    ['Intl.', builtins.Intl ?? {}],
    ['', api],
  ])) {
    for (const [name, entry] of Object.entries(source)) {
      if (!/^\w+$/.test(name) || name === '__compat') continue;
      const isOwnerSupported = isSupported(entry);
      if (!isOwnerSupported) newer.globals.add(name);
      for (const [key, member] of Object.entries(entry)) {
        if (!/^\w+$/.test(key) || key === '__compat' || key === name || key.endsWith('_event')) continue;
        const [, staticName] = /^(\w+)_static$/.exec(key) ?? [];
        if (staticName !== undefined) {
          if (isSupported(member)) older.add(staticName);
          else add(newer.statics, name, staticName);
        } else if (isOwnerSupported && isSupported(member)) older.add(key);
        else if (isOwnerSupported) {
          add(newer.members, name, key);
          if (!newer.methods.has(key)) newer.methods.set(key, `${prefix}${name}.prototype.${key}`);
        }
      }
    }
  }
  for (const key of older) newer.methods.delete(key);
  // Code calls methods of `window` without an object.
  for (const key of newer.members.get('Window') ?? []) newer.globals.add(key);
  return newer;
}

/**
 * Returns the newer APIs that are used in built code: globals, members of well-known objects and methods that are called.
 *
 * @param {string} code
 * @param {NewerApis} newer
 * @returns {string[]} such as `URL.canParse` and `Array.prototype.toSorted`
 */
export function newerApisIn(code, { globals, statics, members, methods }) {
  /** @type {Set<string>} */
  const found = new Set();
  const file = ts.createSourceFile('built.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  /** @param {ts.Node} node */
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (ts.isPropertyAccessExpression(node)) {
      const { text } = node.name;
      const { expression, parent } = node;
      // Both `document.x` and `window.document.x`.
      const object = ts.isIdentifier(expression)
        ? expression.text
        : ts.isPropertyAccessExpression(expression)
          ? expression.name.text
          : '';
      const owner = OBJECTS[object];
      if (GLOBAL_OBJECTS.has(object) && globals.has(text)) found.add(object === 'Intl' ? `Intl.${text}` : text);
      else if (statics.get(object)?.has(text)) found.add(`${object}.${text}`);
      else if (owner && members.get(owner)?.has(text)) found.add(`${owner}.prototype.${text}`);
      else if (ts.isCallExpression(parent) && parent.expression === node && methods.has(text))
        found.add(methods.get(text) ?? text);
    } else if (ts.isIdentifier(node) && globals.has(node.text) && isReference(node)) found.add(node.text);
  };
  visit(file);
  return [...found].sort();
}

/** @param {ts.Identifier} node @returns {boolean} whether it reads a variable */
function isReference(node) {
  const { parent } = node;
  if (ts.isTypeOfExpression(parent) || ts.isCallExpression(parent) || ts.isNewExpression(parent)) return true;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.expression === node) ||
    (ts.isBinaryExpression(parent) &&
      parent.left === node &&
      parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword) ||
    (ts.isBinaryExpression(parent) && parent.right === node)
  );
}

/** @param {string} folder of built files @returns {Map<string, string[]>} the newer APIs, and the files that use them */
function newerApisOf(folder) {
  const newer = readNewerApis();
  /** @type {Map<string, string[]>} */
  const uses = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    for (const found of newerApisIn(readFileSync(join(folder, name), 'utf8'), newer))
      uses.set(found, [...(uses.get(found) ?? []), name]);
  }
  return uses;
}

/**
 * Compares the newer APIs in a built client, including its dependencies, with the handled ones.
 *
 * @param {string} folder
 * @returns {string[]} problems
 */
export function checkBrowsers(folder) {
  const uses = newerApisOf(folder);
  const handled = new Set(Object.values(HANDLED).flat());
  return [
    ...[...uses]
      .filter(([name]) => !handled.has(name))
      .map(
        ([name, files]) =>
          `${name} is not in every supported browser (${FLOOR_TEXT}), but is used in ${files.join(', ')}: use something else, polyfill it in apps/storefront/src/app/polyfills.ts or check that it exists, and name it in scripts/browser-apis.json.`,
      ),
    ...[...handled]
      .filter((name) => !uses.has(name))
      .map((name) => `scripts/browser-apis.json names ${name}, which the client does not use.`),
  ];
}
