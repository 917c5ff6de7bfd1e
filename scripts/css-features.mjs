import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import postcss from 'postcss';
import { FLOOR_TEXT, isSupported } from './browser-apis.mjs';

/** Newer features that the client may use, and why they cause no problem in older browsers. @type {Record<string, string>} */
const HARMLESS = JSON.parse(readFileSync(new URL('css-features.json', import.meta.url), 'utf8'));

/** @typedef {Record<string, object>} Entries */

/** @type {{ properties: Record<string, Entries>, selectors: Entries, types: Record<string, Entries>, 'at-rules': Record<string, Entries> }} */
const css = createRequire(import.meta.url)('@mdn/browser-compat-data').css;

/** Functions and units, by name. */
const TYPES = new Map(Object.entries(css.types).flatMap(([name, entry]) => [[name, entry], ...Object.entries(entry)]));
/** MDN's names for groups of units. */
const UNIT_GROUPS = /** @type {const} */ ([
  [/^d(?:v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^l(?:v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^s(?:v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^cq(?:[whib]|min|max)$/, 'container_query_length_units'],
]);

/** @param {Entries} group @param {string} name @returns {boolean} whether a supported browser lacks it, according to MDN */
function isNewer(group, name) {
  // A prefixed property applies only to the engine of that prefix.
  const entry = Object.hasOwn(group, name) && !name.startsWith('-') ? group[name] : undefined;
  return typeof entry === 'object' && entry !== null && !isSupported(entry);
}

/** @param {string} value @returns {string} without strings, URLs and custom names */
const withoutText = (value) => value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, ' ');

/** @param {string} property @param {string} value @returns {string[]} newer keywords, functions and units in a value */
function newerValues(property, value) {
  const text = withoutText(value);
  const keywords = css.properties[property] ?? {};
  const units = [...text.matchAll(/(?<![\w#.-])-?[\d.]+([a-z]+)/gi)].map(([, unit = '']) => unit);
  return [
    ...[...text.matchAll(/(?<![\w#.-])[a-z][\w-]*/gi)].flatMap(([name]) =>
      isNewer(keywords, name) ? [`${property}: ${name}`] : [],
    ),
    ...[...text.matchAll(/([a-z-][\w-]*)\(/gi)].flatMap(([, name = '']) => {
      const entry = name === 'type' ? undefined : TYPES.get(name);
      return (entry && isNewer({ [name]: entry }, name)) || isNewer(keywords, `${name}_function`)
        ? [`${property}: ${name}()`]
        : [];
    }),
    ...units.flatMap((unit) => {
      const group = UNIT_GROUPS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
      return isNewer(css.types.length ?? {}, group) ? [unit] : [];
    }),
  ];
}

/** @param {import('postcss').Declaration} declaration */
function newerInDeclaration(declaration) {
  const { prop, value, parent } = declaration;
  // A newer property covers its values. Cursors matter only with a mouse, and desktop browsers support all of them.
  const newer = isNewer(css.properties, prop) ? [prop] : prop === 'cursor' ? [] : newerValues(prop, value);
  if (newer.length === 0) return [];
  const siblings = parent?.nodes.filter((node) => node !== declaration) ?? [];
  const hasFallback = siblings.some((node) => {
    if (node.type !== 'decl') return false;
    const isPrefixed = node.prop.replace(/^-[a-z]+-/, '') === prop && node.prop !== prop;
    // An unsupported value with a variable is invalid at computed-value time, which also discards the fallback.
    return isPrefixed || (node.prop === prop && !value.includes('var(') && newerValues(prop, node.value).length === 0);
  });
  return hasFallback ? [] : newer;
}

/** @param {import('postcss').AtRule} rule */
function newerInAtRule({ name, params }) {
  const group = css['at-rules'][name] ?? {};
  const features = [...withoutText(params).matchAll(/\(\s*(?:(?:min|max)-)?([a-z-]+)/g)].map(
    ([, feature = '']) => feature,
  );
  return [
    ...(isNewer(css['at-rules'], name) ? [`@${name}`] : []),
    ...(name === 'media' || name === 'container'
      ? [
          ...features.filter((feature) => isNewer(group, feature)).map((feature) => `@${name} (${feature})`),
          ...(/[<>]/.test(params) && isNewer(group, 'range_syntax') ? [`@${name} (a < b)`] : []),
        ]
      : []),
  ];
}

/** @param {import('postcss').Rule} rule */
function newerInSelector({ selector, parent }) {
  const pseudos = [...withoutText(selector).matchAll(/::?([a-z][\w-]*)/g)];
  return [
    ...pseudos.filter(([, name = '']) => isNewer(css.selectors, name)).map(([pseudo]) => pseudo),
    ...(parent?.type === 'rule' && isNewer(css.selectors, 'nesting') ? ['nesting'] : []),
  ];
}

/** @param {import('postcss').Node} node @returns {boolean} whether it is inside of `@supports` */
function isGuarded(node) {
  for (let { parent } = node; parent; parent = Object(parent).parent)
    if (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') return true;
  return false;
}

/**
 * Returns the CSS features of a style sheet that a supported browser lacks, except those inside of `@supports` and declarations with a
 * fallback in the same rule.
 *
 * @param {string} sheet
 * @returns {string[]} such as `text-wrap: balance`, `color-mix()`, `:has` and `@scope`
 */
export function newerCssIn(sheet) {
  /** @type {Set<string>} */
  const found = new Set();
  postcss.parse(sheet).walk((node) => {
    if (isGuarded(node)) return;
    const names =
      node.type === 'decl'
        ? newerInDeclaration(node)
        : node.type === 'atrule'
          ? newerInAtRule(node)
          : node.type === 'rule'
            ? newerInSelector(node)
            : [];
    for (const name of names) found.add(name);
  });
  return [...found].sort();
}

/**
 * Compares the newer CSS features in a built client with those that are known to be harmless.
 *
 * @param {string} folder
 * @returns {string[]} problems
 */
export function checkCss(folder) {
  /** @type {Map<string, string[]>} */
  const uses = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css')) continue;
    for (const found of newerCssIn(readFileSync(join(folder, name), 'utf8')))
      uses.set(found, [...(uses.get(found) ?? []), name]);
  }
  return [
    ...[...uses]
      .filter(([name]) => !Object.hasOwn(HARMLESS, name))
      .map(
        ([name, files]) =>
          `CSS ${name} is not in every supported browser (${FLOOR_TEXT}), but is used in ${files.slice(0, 3).join(', ')}: add a fallback in the same rule, use @supports, or explain in scripts/css-features.json why it causes no problem.`,
      ),
    ...Object.keys(HARMLESS)
      .filter((name) => !uses.has(name))
      .map((name) => `scripts/css-features.json names ${name}, which no style sheet uses.`),
  ];
}
