import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { flattenMessages, singular } from './check-locales.mjs';
import { root } from './paths.mjs';
import { isForTests, sourceFiles } from './source-files.mjs';

const LOCALES = join(root, 'packages', 'ui', 'src', 'locales', 'zh-CN');
const CODE = /^(packages\/ui\/src|apps\/storefront\/src)\/(?!fixtures\/)/;
/** What a file contains that reads messages. */
const READS_MESSAGES = /useMessages|Translate</;

/**
 * @typedef {object} Usage a call that reads a message
 * @property {string} scope such as `cart.CartLine`
 * @property {RegExp} keys the keys that it can read
 * @property {ReadonlySet<string> | undefined} variables names of the values that it passes, unless only known at run time
 * @property {string} at file and line
 */

/**
 * Finds the messages of `packages/ui` that a file reads.
 *
 * @param {string} path relative to the project
 * @param {string} text its content
 * @returns {Usage[]}
 */
export function messageUsages(path, text) {
  if (!READS_MESSAGES.test(text)) return []; // parsing is slow
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {Map<string, Set<string>>} scopes by the name of the function that reads their messages */
  const translators = new Map();
  /** @param {ts.Node} node */
  const collect = (node) => {
    const declared = declaredTranslator(node);
    if (declared) translators.set(declared.name, (translators.get(declared.name) ?? new Set()).add(declared.scope));
    ts.forEachChild(node, collect);
  };
  collect(source);
  /** @type {Usage[]} */
  const usages = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const direct = scopeOfCall(node.expression);
      const scopes = direct ? [direct] : [...(translators.get(node.expression.getText().replace(/\.has$/, '')) ?? [])];
      const at = `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      const isTest = node.expression.getText().endsWith('.has');
      for (const scope of scopes)
        for (const keys of keysOf(node.arguments[0]))
          usages.push({ scope, keys, variables: isTest ? undefined : variablesOf(node.arguments[1]), at });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return usages;
}

/** @param {ts.Node} node @returns {{ name: string, scope: string } | undefined} */
function declaredTranslator(node) {
  if (ts.isVariableDeclaration(node) && node.initializer && !node.type) {
    const scope = scopeOfCall(node.initializer);
    return scope === undefined ? undefined : { name: node.name.getText(), scope };
  }
  if ((ts.isParameter(node) || ts.isPropertySignature(node) || ts.isVariableDeclaration(node)) && node.type) {
    const match = /^Translate<'(\w+)', '(\w+)'>$/.exec(node.type.getText());
    return match ? { name: node.name.getText(), scope: `${match[1]}.${match[2]}` } : undefined;
  }
  return undefined;
}

/** @param {ts.Node} node @returns {string | undefined} the scope of `useMessages('cart', 'CartLine')` */
function scopeOfCall(node) {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'useMessages') return undefined;
  const [namespace, scope] = node.arguments;
  return namespace && scope && ts.isStringLiteral(namespace) && ts.isStringLiteral(scope)
    ? `${namespace.text}.${scope.text}`
    : undefined;
}

/** @param {ts.Node | undefined} node @returns {RegExp[]} */
function keysOf(node) {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [new RegExp(`^${escapeRegExp(node.text)}$`)];
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return keysOf(node.expression);
  if (ts.isTemplateExpression(node)) {
    const ends = node.templateSpans.map(({ literal }) => `.+${escapeRegExp(literal.text)}`);
    return [new RegExp(`^${escapeRegExp(node.head.text)}${ends.join('')}$`)];
  }
  // A key in a variable can be any key of the scope.
  return [/./];
}

/** @param {string} text */
function escapeRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** @param {ts.Node | undefined} node @returns {ReadonlySet<string> | undefined} */
function variablesOf(node) {
  if (node === undefined) return new Set();
  if (!ts.isObjectLiteralExpression(node) || node.properties.some(ts.isSpreadAssignment)) return undefined;
  return new Set(node.properties.map(({ name }) => name?.getText() ?? ''));
}

/**
 * Compares calls with messages.
 *
 * @param {readonly Usage[]} usages
 * @param {Readonly<Record<string, string>>} messages by path, such as `cart.CartLine.lowStock`
 * @returns {string[]} a sentence for each unused message, and for each call without a variable of its message
 */
export function messageProblems(usages, messages) {
  const entries = Object.entries(messages).map(([path, text]) => {
    const [namespace = '', scope = '', ...keys] = path.split('.');
    return { scope: `${namespace}.${scope}`, key: singular(keys.join('.')), text };
  });
  const unused = entries
    .filter(({ scope, key }) => !usages.some((usage) => usage.scope === scope && usage.keys.test(key)))
    .map(({ scope, key }) => `${scope}: no code reads "${key}". Remove it in every language.`);
  const incomplete = usages.flatMap(({ scope, keys, variables, at }) => {
    if (keys.source === '.' || variables === undefined) return [];
    const read = entries.filter((entry) => entry.scope === scope && keys.test(entry.key));
    // A template such as `errors.${code}` can match messages that this call never reads.
    const needed = [...new Set(read.flatMap(({ text }) => variablesIn(text)))].filter((name) =>
      read.every(({ text }) => variablesIn(text).includes(name)),
    );
    return needed
      .filter((name) => !variables.has(name))
      .map((name) => `${at}: "${read[0]?.key}" of ${scope} needs the variable "${name}".`);
  });
  return [...new Set([...unused, ...incomplete])];
}

/** @param {string} text @returns {string[]} */
function variablesIn(text) {
  return [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);
}

/** Checks the messages of `packages/ui`. @returns {string[]} problems */
export function checkMessages() {
  const files = readdirSync(LOCALES).filter((name) => name.endsWith('.json'));
  const messages = files.flatMap((name) =>
    flattenMessages(JSON.parse(readFileSync(join(LOCALES, name), 'utf8')), name.replace('json', '')),
  );
  const usages = sourceFiles()
    .filter(({ path }) => CODE.test(path) && !isForTests(path))
    .flatMap(({ path, file }) => messageUsages(path, readFileSync(file, 'utf8')));
  return messageProblems(usages, Object.fromEntries(messages));
}
