import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Folders with a folder per language. */
const LOCALE_FOLDERS = ['apps/storefront/src/locales', 'packages/domain/src/locales', 'packages/ui/src/locales'];
const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * @typedef {{ [key: string]: string | Messages }} Messages a namespace in one language, as in its JSON file
 */

/**
 * Compares one namespace in several languages: all need the same keys and variables, no empty message, and the plural forms of the
 * language.
 *
 * @param {string} namespace
 * @param {Record<string, Messages>} languages the namespace by language tag
 * @returns {string[]} a message for each difference
 */
export function localeProblems(namespace, languages) {
  const flat = Object.entries(languages).map(([language, messages]) => ({
    language,
    texts: new Map(flattenMessages(messages)),
  }));
  const keys = new Set(flat.flatMap(({ texts }) => [...texts.keys()].map(singular)));
  return [...keys].sort().flatMap((key) => {
    const formsByLanguage = flat.map(({ language, texts }) => ({ language, forms: formsOf(key, language, texts) }));
    const problems = formsByLanguage.flatMap(({ language, forms }) =>
      forms.problems.map((why) => `${language}/${namespace}: ${key} ${why}`),
    );
    if (problems.length > 0) return problems;
    const variables = new Set(formsByLanguage.map(({ forms }) => variablesOf(forms.text)));
    return variables.size > 1
      ? [`${namespace}: ${key} has different variables in the languages: ${[...variables].join(' / ')}`]
      : [];
  });
}

/**
 * Lists the messages of a tree by their path.
 *
 * @param {Messages} messages
 * @param {string} prefix of each path
 * @returns {[string, string][]}
 */
export function flattenMessages(messages, prefix = '') {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [/** @type {[string, string]} */ ([prefix + key, value])]
      : flattenMessages(value, `${prefix}${key}.`),
  );
}

/** Removes the plural ending of a key. @param {string} key */
export function singular(key) {
  return key.replace(PLURAL, '');
}

/**
 * @param {string} key without a plural ending
 * @param {string} language
 * @param {Map<string, string>} texts
 * @returns {{ text: string, problems: string[] }} the text with all variables, and the problems of the key
 */
function formsOf(key, language, texts) {
  const plain = texts.get(key);
  const isPlural = [...texts.keys()].some((name) => name !== key && singular(name) === key);
  if (!isPlural)
    return {
      text: plain ?? '',
      problems: plain === undefined ? ['is missing'] : plain.trim() === '' ? ['is empty'] : [],
    };
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const missing = needed.filter((form) => !texts.get(`${key}_${form}`)?.trim());
  return { text: texts.get(`${key}_other`) ?? '', problems: missing.map((form) => `has no plural form ${form}`) };
}

/** @param {string} text @returns {string} its variables and tags, sorted */
function variablesOf(text) {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)|<(\w+)[ />]/g)].map(([, name, tag]) => name ?? `<${tag}>`);
  return [...new Set(names)].sort().join(' ') || 'none';
}

/**
 * Checks all folders with locales.
 *
 * @param {string} [project] folder of the project
 * @returns {string[]} a message for each difference
 */
export function checkLocales(project = root) {
  return LOCALE_FOLDERS.flatMap((folder) => compareLanguages(project, folder));
}

/** @param {string} project @param {string} folder */
function compareLanguages(project, folder) {
  const path = join(project, folder);
  if (!existsSync(path)) return [];
  const languages = readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const names = new Set(
    languages.flatMap((language) => readdirSync(join(path, language)).filter((name) => name.endsWith('.json'))),
  );
  return [...names].sort().flatMap((name) => {
    const missing = languages.filter((language) => !existsSync(join(path, language, name)));
    if (missing.length > 0) return [`${folder}: ${name} is missing in ${missing.join(', ')}`];
    const messages = languages.map((language) => [
      language,
      JSON.parse(readFileSync(join(path, language, name), 'utf8')),
    ]);
    return localeProblems(`${folder}/${name}`, Object.fromEntries(messages));
  });
}
