import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { bannedWords } from './check-prose.mjs';
import { sourceFiles } from './source-files.mjs';

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
/** Code in comments: code spans, links to names, names of parameters, and examples, which end at the next tag. */
const CODE = /`[^`\n]+`|\{@link [^}]*\}|@param +\S+|@example [\s\S]*?(?=\n\s*\* @|\*\/)/g;
/** Directives for tools. */
const DIRECTIVE = /^\/\/ (?:biome-ignore|@ts-)/;
const TESTS = new Set(['bench', 'describe', 'it', 'suite', 'test']);

/**
 * Finds banned words in the comments and names of tests of a source file.
 *
 * @param {string} path relative to the project
 * @param {string} text its content
 * @returns {string[]} a message for each, with its line
 */
export function commentProblems(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  /** @type {string[]} */
  const problems = [];
  /** @param {string} prose @param {number} start */
  const check = (prose, start) => {
    const withoutCode = prose.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));
    for (const { index, message } of bannedWords(withoutCode)) {
      problems.push(`${path}:${source.getLineAndCharacterOfPosition(start + index).line + 1} ${message}`);
    }
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isJSDoc(node)) return;
    const title = testTitle(node);
    if (title !== undefined) check(title.getText(source).slice(1, -1), title.getStart(source) + 1);
    const children = node.getChildren(source);
    for (const child of children) visit(child);
    if (children.length > 0 || ts.isJsxText(node)) return;
    // Every comment precedes a token; the last one precedes the end of the file.
    for (const { 0: comment, index } of text.slice(node.pos, node.getStart(source)).matchAll(COMMENT)) {
      if (!DIRECTIVE.test(comment)) check(comment, node.pos + index);
    }
  };
  visit(source);
  return problems;
}

/** @param {ts.Node} node @returns {ts.Node | undefined} the first argument of `test('…')`, `test.each(…)('…')` and the like */
function testTitle(node) {
  if (!ts.isCallExpression(node)) return undefined;
  const [title] = node.arguments;
  if (title === undefined || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return undefined;
  let { expression } = node;
  while (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression)) ({ expression } = expression);
  return ts.isIdentifier(expression) && TESTS.has(expression.text) ? title : undefined;
}

/** @returns {string[]} banned words in the comments and names of tests of all source files */
export function checkComments() {
  return sourceFiles().flatMap(({ path, file }) => commentProblems(path, readFileSync(file, 'utf8')));
}
