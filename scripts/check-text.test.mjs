import ts from 'typescript';
import { expect, it } from 'vitest';
import { textProblems } from './check-text.mjs';

const REACT = `
  interface Array<T> { [index: number]: T }
  type ReactNode = string | number | bigint | boolean | null | undefined | { type: unknown };
  declare namespace JSX { interface IntrinsicElements { [name: string]: { children?: unknown } } }
  declare const name: string; declare const isNew: boolean; declare const children: ReactNode;
  declare function wrapText(content: ReactNode): ReactNode;
`;

/** @param {string} code */
function problemsOf(code) {
  const source = ts.createSourceFile('page.tsx', REACT + code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const host = ts.createCompilerHost({});
  const program = ts.createProgram(
    ['page.tsx'],
    { jsx: ts.JsxEmit.Preserve, strict: true, noLib: true, types: [] },
    { ...host, getSourceFile: (file) => (file === 'page.tsx' ? source : undefined) },
  );
  return textProblems(program, source).map((problem) => problem.code);
}

it.each([
  ['text of code beside an element', '<p><i/> hello</p>', ['hello']],
  ['a value beside an element', '<p><i/>{name}</p>', ['name']],
  ['a branch of a condition', '<p><i/>{isNew ? name : <b/>}</p>', ['name']],
  ['conditional text', '<p><i/>{isNew && name}</p>', ['name']],
  ['a space between elements', "<p><i/>{' '}<b/></p>", ["' '"]],
  ['text of a fragment, whose element is not known', '<>{name}</>', ['name']],
  ['a list of text', '<p><i/>{[name]}</p>', ['[name]']],
  ['text of the caller', '<a><i/>{children}</a>', ['children']],
])('finds %s', (_what, code, found) => {
  expect(problemsOf(`const page = ${code};`)).toEqual(found);
});

it.each([
  ['text alone in its element', '<p>{isNew ? name : <b/>}</p>'],
  ['text that depends on other text', '<p><i/>{name && <b/>}</p>'],
  ['text of the caller in its own element', '<a><i/>{wrapText(children)}</a>'],
  ['the content of a layout', '<section><i/>{children}</section>'],
  ['what is not translated', '<p translate="no"><i/>{name}</p>'],
])('allows %s', (_what, code) => {
  expect(problemsOf(`const page = ${code};`)).toEqual([]);
});

it('finds a component that returns text, because it may be next to other content', () => {
  expect(problemsOf('function Name() { return name; } function nameOf() { return name; }')).toEqual(['name']);
});
