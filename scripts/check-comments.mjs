import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { bannedWords, hasBannedWord } from './check-prose.mjs';
import { isForTests, sourceFiles } from './source-files.mjs';

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
/** Code in comments: code spans, links to names, names of parameters, and examples, which end at the next tag. */
const CODE = /`[^`\n]+`|\{@link [^}]*\}|@param +\S+|@example [\s\S]*?(?=\n\s*\* @|\*\/)/g;
/** Directives for tools. */
const DIRECTIVE = /^\/\/ (?:biome-ignore|@ts-)/;
const TESTS = new Set(['bench', 'describe', 'it', 'suite', 'test']);
/** A string that people read, such as an error, a description or the output of a command. */
const SENTENCE = /[A-Za-z]+[,:;]? [A-Za-z]+[,:;]? [A-Za-z]+/;
/** Files with texts of a shop, searches, and the banned words themselves. */
const SHOP_TEXT =
  /^catalogue\/|\/sample\/|\/fixtures\/|\/seed\/|\/paste\/|^packages\/search\/|^packages\/ui\/examples\/|\.stories\.tsx$|^scripts\/check-(?:prose|comments)/;
/** Names that don't say what a variable, parameter or function holds or does, with an example of a better one. */
const VAGUE_NAMES = new Map([
  ['chosen', 'selectedSku'],
  ['ground', 'background'],
  ['kept', 'storedDraft'],
  ['known', 'existingLine'],
  ['obstacle', 'disabledReason'],
  ['others', 'otherRequests'],
  ['rest', 'remainingProps'],
  ['tell', 'notify'],
  ['told', 'notified'],
  ['wish', 'searchTerm'],
]);
const HAS_VAGUE_NAME = new RegExp(`\\b(?:${[...VAGUE_NAMES.keys()].join('|')})\\b`);

/**
 * Finds banned words in the comments, names of tests and sentences of a source file, and names that say nothing.
 *
 * @param {string} path relative to the project
 * @param {string} text its content
 * @returns {string[]} a message for each, with its line
 */
export function commentProblems(path, text) {
  // Parsing takes most of the time, and most files have none of these words.
  if (!hasBannedWord(text) && !HAS_VAGUE_NAME.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const isShopText = SHOP_TEXT.test(path);
  const isTest = isForTests(path);
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
    else if (!isShopText && isText(node) && !isTitle(node) && !isQuery(node) && SENTENCE.test(node.text))
      check(node.text, node.getStart(source) + 1);
    const name = isTest ? undefined : declaredName(node);
    const better = name && VAGUE_NAMES.get(name.text);
    if (name && better) {
      const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
      problems.push(`${path}:${line + 1} \`${name.text}\`: name what it holds, such as \`${better}\``);
    }
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

/** @param {ts.Node} node @returns {boolean} whether it is the title of a test or a part of it */
function isTitle(node) {
  for (
    let at = node;
    ts.isStringLiteral(at) || ts.isTemplateLiteralToken(at) || ts.isTemplateSpan(at) || ts.isTemplateExpression(at);
    at = at.parent
  )
    if (at.parent && testTitle(at.parent) === at) return true;
  return false;
}

/** @param {ts.Node} node @returns {boolean} whether it is SQL, which contains names of columns */
function isQuery(node) {
  return /\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|WHERE|FROM)\b/.test(node.getText());
}

/** @param {ts.Node} node @returns {node is ts.StringLiteral | ts.TemplateLiteralToken} */
function isText(node) {
  return ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
}

/** @param {ts.Node} node @returns {ts.Identifier | undefined} the name of a variable, parameter or function */
function declaredName(node) {
  // The name in `{ kept }` is that of a property, which may be part of a contract.
  const isShorthand =
    ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.propertyName && !node.dotDotDotToken;
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    (ts.isBindingElement(node) && !isShorthand) ||
    ts.isFunctionDeclaration(node);
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name : undefined;
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

/** @returns {string[]} banned words and names of all source files */
export function checkComments() {
  return sourceFiles().flatMap(({ path, file }) => commentProblems(path, readFileSync(file, 'utf8')));
}
