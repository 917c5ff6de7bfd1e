import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const LOCALES = join(root, 'apps', 'storefront', 'src', 'locales');
const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * @typedef {{ [key: string]: string | Words }} Words a namespace of a language, as its JSON file has it
 */

/**
 * Compares one namespace in two or more languages: same keys, same gaps, nothing empty, and each language with the
 * plural forms that its grammar asks for.
 *
 * @param {string} namespace
 * @param {Record<string, Words>} languages the namespace by language tag
 * @returns {string[]} a sentence for each difference
 */
export function localeProblems(namespace, languages) {
  const flat = Object.entries(languages).map(([language, words]) => ({ language, texts: new Map(flatten(words)) }));
  const keys = new Set(flat.flatMap(({ texts }) => [...texts.keys()].map(singular)));
  return [...keys].sort().flatMap((key) => {
    const found = flat.map(({ language, texts }) => ({ language, forms: formsOf(key, language, texts) }));
    const problems = found.flatMap(({ language, forms }) =>
      forms.problems.map((why) => `${language}/${namespace}: ${key} ${why}`),
    );
    if (problems.length > 0) return problems;
    const gaps = new Set(found.map(({ forms }) => gapsOf(forms.text)));
    return gaps.size > 1 ? [`${namespace}: ${key} has other gaps in each language: ${[...gaps].join(' / ')}`] : [];
  });
}

/** @param {Words} words @param {string} prefix @returns {[string, string][]} */
function flatten(words, prefix = '') {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [/** @type {[string, string]} */ ([prefix + key, value])]
      : flatten(value, `${prefix}${key}.`),
  );
}

/** @param {string} key */
function singular(key) {
  return key.replace(PLURAL, '');
}

/**
 * @param {string} key without a plural ending
 * @param {string} language
 * @param {Map<string, string>} texts
 * @returns {{ text: string, problems: string[] }} the text that has all gaps, and what is wrong with the key
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

/** @param {string} text @returns {string} its gaps and tags, in a fixed order */
function gapsOf(text) {
  const gaps = [...text.matchAll(/\{\{-?\s*([\w.]+)|<(\w+)[ />]/g)].map(([, gap, tag]) => gap ?? `<${tag}>`);
  return [...new Set(gaps)].sort().join(' ') || 'none';
}

/** @returns {string[]} */
export function checkLocales() {
  if (!existsSync(LOCALES)) return [];
  const languages = readdirSync(LOCALES, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const names = new Set(
    languages.flatMap((language) => readdirSync(join(LOCALES, language)).filter((name) => name.endsWith('.json'))),
  );
  return [...names].sort().flatMap((name) => {
    const without = languages.filter((language) => !existsSync(join(LOCALES, language, name)));
    if (without.length > 0) return [`${name} is missing in ${without.join(', ')}`];
    const read = languages.map((language) => [
      language,
      JSON.parse(readFileSync(join(LOCALES, language, name), 'utf8')),
    ]);
    return localeProblems(name, Object.fromEntries(read));
  });
}
