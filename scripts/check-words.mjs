import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { isForTests, sourceFiles } from './source-files.mjs';

/**
 * Files that may contain text: samples, examples, formatters of a language, and words that users type into a search.
 */
const FILES_WITH_TEXT =
  /^packages\/search\/src\/\w+\/(stopWords|colorWords|priceWords|listWords|negationWords|remainingKeywordOf|lookAlikes|measures|namesSeveralThings)\.ts$|\/paste\/(patterns|surnames|englishPlaces|localities|placeReadings)\.ts$|\/text\/traditional\.ts$|\/phoneExtension\.ts$|\/retiredRegions\.ts$|\/RegionPicker\/formatRegion\.ts$|\/money\/yuanNames\.ts$|\/errors\/redact\.ts$|\/locales\/|\/intl\/|\/messages\/|\/fixtures\/|^catalogue\/|^packages\/offline\/src\/sample\/|^packages\/conformance\/src\/contract\/|^scripts\/|^packages\/ui\/examples\//;
const CHINESE = /\p{Script=Han}/u;
const WORD = /\p{L}{2,}/u;
/** Language names are written in their own language, so they are not translated. */
const NAMES_OF_LANGUAGES = new Set(['简体中文', '中文']);
/** Attributes with text that is visible or announced. */
const TEXT_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
  'label',
  'description',
  'errorMessage',
]);

/**
 * Finds text in code that must be translated: Chinese in any string, and any words in JSX. It belongs in the locales.
 *
 * @param {string} path relative to the project
 * @param {string} text its content
 * @returns {string[]} a message for each
 */
export function wordProblems(path, text) {
  if (FILES_WITH_TEXT.test(path) || isForTests(path)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const problems = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const words = wordsIn(node);
    if (words !== undefined) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      problems.push(`${path}:${line} has text in code: ${JSON.stringify(words.trim().slice(0, 60))}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** @param {ts.Node} node @returns {string | undefined} the text of this node, without its children */
function wordsIn(node) {
  if (ts.isJsxText(node)) return WORD.test(node.text) ? node.text : undefined;
  if (ts.isJsxAttribute(node)) {
    const value = node.initializer;
    const isTextAttribute =
      TEXT_ATTRIBUTES.has(node.name.getText()) && value !== undefined && ts.isStringLiteral(value);
    return isTextAttribute && WORD.test(value.text) ? value.text : undefined;
  }
  const isText = ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isRegularExpressionLiteral(node);
  return isText && CHINESE.test(node.text) && !NAMES_OF_LANGUAGES.has(node.text) ? node.text : undefined;
}

/** Checks all source files. @returns {string[]} a message for each problem */
export function checkWords() {
  return sourceFiles().flatMap(({ path, file }) => wordProblems(path, readFileSync(file, 'utf8')));
}
