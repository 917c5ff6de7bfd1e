import { expect, test } from 'vitest';
import { messageProblems, messageUsages } from './check-messages.mjs';

const messages = {
  'cart.CartLine.remove': 'Remove',
  'cart.CartLine.removeItem': 'Remove {{title}}',
  'cart.CartLine.left_one': '{{count}} left',
  'cart.CartLine.left_other': '{{count}} left',
  'cart.CartLine.statuses.paid': 'Paid',
  'cart.CartLine.statuses.late': 'Late since {{date}}',
  'shared.common.close': 'Close',
};

/** @param {string} code */
function problemsOf(code) {
  return messageProblems(messageUsages('CartLine.tsx', code), messages);
}
const everything = `const tShared = useMessages('shared', 'common');
tShared('close');
const t = useMessages('cart', 'CartLine');
t(isShort ? 'remove' : 'removeItem', { title });
t('left', { count: 2 });
t(\`statuses.\${status}\`);`;

test('accepts code that reads every message with its variables', () => {
  expect(problemsOf(everything)).toEqual([]);
});

test('finds messages that no code reads', () => {
  expect(problemsOf(everything.replace("tShared('close');", ''))).toEqual([
    'shared.common: no code reads "close". Remove it in every language.',
  ]);
});

test('finds calls without a variable of the message', () => {
  expect(problemsOf(everything.replace('{ count: 2 }', '{ quantity: 2 }'))).toEqual([
    'CartLine.tsx:5: "left" of cart.CartLine needs the variable "count".',
  ]);
});

test('follows translators that are passed to functions, and accepts keys in variables', () => {
  const code = `const { close } = { close: useMessages('shared', 'common')('close') };
function render(t: Translate<'cart', 'CartLine'>, key: Key) { return t(key, { title, count }); }`;
  expect(problemsOf(code)).toEqual([]);
});

test('finds translators of other hooks by their type', () => {
  const code = everything.replace(
    "const t = useMessages('cart', 'CartLine')",
    "const t: Translate<'cart', 'CartLine'> = useLineMessages()",
  );
  expect(problemsOf(code)).toEqual([]);
});
