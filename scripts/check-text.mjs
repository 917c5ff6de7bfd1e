import { relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from './paths.mjs';
import { isForTests } from './source-files.mjs';

/** Folders with text for shoppers. */
const FOLDERS = ['packages/ui', 'apps/storefront'];
const TEXT_ELEMENTS = /^(a|b|bdi|button|dd|dt|em|h[1-6]|label|legend|p|small|span|strong|summary|td|th)$/;
const NOT_SHOWN = /\/(fixtures|foundations-docs|examples)\//;

/**
 * Finds text that stops updating after a browser extension has translated the page. Translators replace text nodes with elements,
 * but React keeps updating the original nodes. Only text that is the single child of its element is updated, so text next to other
 * content needs its own element. Elements with `translate="no"` are not affected.
 *
 * @param {ts.Program} program
 * @param {ts.SourceFile} source a file of the program
 * @returns {{ line: number, code: string }[]} each such text
 */
export function textProblems(program, source) {
  const checker = program.getTypeChecker();
  /** @type {{ line: number, code: string }[]} */
  const problems = [];
  /** @param {ts.Node} node */
  const report = (node) => {
    const code = node.getText(source).trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    problems.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, code });
  };
  /** @param {ts.Expression} leaf */
  const isText = (leaf) => canBeText(checker, checker.getNonNullableType(checker.getTypeAtLocation(leaf)));

  /** @param {ts.JsxElement | ts.JsxFragment} element */
  const visitChildren = (element) => {
    const children = element.children.filter((child) => !isBlank(child));
    if (children.length < 2 && ts.isJsxElement(element)) return;
    for (const child of children) {
      if (ts.isJsxText(child)) report(child);
      if (!ts.isJsxExpression(child) || child.expression === undefined) continue;
      for (const leaf of leavesOf(child.expression))
        if (isText(leaf) || (isChildren(leaf) && isOfText(element))) report(leaf);
    }
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isJsxElement(node) && isUntranslated(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) visitChildren(node);
    if (ts.isReturnStatement(node) && node.expression && isOfComponent(node))
      for (const leaf of leavesOf(node.expression)) if (isText(leaf)) report(leaf);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** Checks the storefront and the components. @returns {string[]} a message for each problem */
export function checkText() {
  return FOLDERS.flatMap((folder) => {
    const config = ts.getParsedCommandLineOfConfigFile(
      `${root}/${folder}/tsconfig.json`,
      {},
      { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
    );
    if (!config) throw new Error(`${folder}/tsconfig.json can't be read`);
    const program = ts.createProgram(config.fileNames, config.options);
    return config.fileNames.flatMap((file) => {
      const path = relative(root, file).split(sep).join('/');
      const source = program.getSourceFile(file);
      if (!path.endsWith('.tsx') || !path.startsWith(`${folder}/src/`) || isForTests(path) || NOT_SHOWN.test(path))
        return [];
      if (!source) throw new Error(`${path} is not in the program`);
      return textProblems(program, source).map(
        ({ line, code }) => `${path}:${line} has text next to other content: ${code}. Put it into its own element.`,
      );
    });
  });
}

/** Returns the possible values of an expression: the branches of conditions. @param {ts.Expression} expression @returns {ts.Expression[]} */
function leavesOf(expression) {
  if (ts.isParenthesizedExpression(expression)) return leavesOf(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...leavesOf(expression.whenTrue), ...leavesOf(expression.whenFalse)];
  if (!ts.isBinaryExpression(expression)) return [expression];
  const { operatorToken, left, right } = expression;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return leavesOf(right);
  if (operatorToken.kind === ts.SyntaxKind.BarBarToken || operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return [...leavesOf(left), ...leavesOf(right)];
  return [expression];
}

/** Returns whether a type is text. A `ReactNode` is not, because it is usually an element. @param {ts.TypeChecker} checker @param {ts.Type} type @returns {boolean} */
function canBeText(checker, type) {
  if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) return true;
  if (type.isUnion()) return !isReactNode(type) && type.types.some((part) => canBeText(checker, part));
  if (!checker.isArrayType(type) && !checker.isTupleType(type)) return false;
  return checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)).some((part) => canBeText(checker, part));
}

/** @param {ts.UnionType} type */
function isReactNode(type) {
  return (
    type.types.some(({ flags }) => flags & ts.TypeFlags.BigInt) &&
    type.types.some(({ flags }) => flags & ts.TypeFlags.Object)
  );
}

/** Returns whether an expression is `children`, which can be text of the caller. @param {ts.Expression} leaf */
function isChildren(leaf) {
  return (ts.isPropertyAccessExpression(leaf) ? leaf.name.text : ts.isIdentifier(leaf) && leaf.text) === 'children';
}

/** Returns whether an element is for text, and not for layout. @param {ts.JsxElement | ts.JsxFragment} element */
function isOfText(element) {
  return ts.isJsxElement(element) && TEXT_ELEMENTS.test(element.openingElement.tagName.getText());
}

/** @param {ts.JsxElement} element */
function isUntranslated({ openingElement }) {
  return openingElement.attributes.properties.some(
    (attribute) => ts.isJsxAttribute(attribute) && attribute.getText() === 'translate="no"',
  );
}

/** @param {ts.JsxChild} child */
function isBlank(child) {
  if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces;
  return ts.isJsxExpression(child) && child.expression === undefined;
}

/** @param {ts.Node} node */
function isOfComponent(node) {
  const owner = ts.findAncestor(node.parent, ts.isFunctionLike);
  return owner?.name !== undefined && /^[A-Z]/.test(owner.name.getText());
}
