// @vitest-environment jsdom
import { MAIN_ID } from '@mallard/ui/AppShell';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreFocus } from './restoreFocus.ts';

let end: () => void;
beforeEach(() => {
  end = restoreFocus();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

/** Shows a screen, and gives the focus to the part of it that is about to go. */
function show(screen: string) {
  document.body.innerHTML = `<main id="${MAIN_ID}" tabindex="-1"><h1>Screen</h1>${screen}</main>`;
  find('#pressed').focus();
}
function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new RangeError(`There is no ${selector}.`);
  return found;
}
/** Returns the focused text after the frames in which other code may move the focus first. */
async function focused() {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  return document.activeElement?.textContent;
}

it('moves the focus to the heading of the section when a pressed control is removed', async () => {
  show('<section><h2>Shipped</h2><div><button id="pressed">Confirm</button><button>Delete</button></div></section>');
  find('#pressed').remove();
  expect(await focused()).toBe('Shipped');
});

it('moves the focus to the heading of the replacement', async () => {
  show('<section><h2>Write</h2><form><button id="pressed">Send</button></form></section>');
  find('form').outerHTML = '<div><h3>Thanks</h3></div>';
  expect(await focused()).toBe('Thanks');
});

const list = (...entries: string[]) => `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
const leaving = '<a href="/1">one</a><button id="pressed">Remove</button>';

it.each([
  ['next', list('<a href="/0">zero</a>', leaving, '<a href="/2">two</a>'), 'two'],
  ['previous, after the last', list('<a href="/0">zero</a>', leaving), 'zero'],
  ['heading above, after the only one', list(leaving), 'Screen'],
])('moves the focus from a removed entry to the %s', async (_, screen, expected) => {
  show(screen);
  find('li:has(#pressed)').remove();
  expect(await focused()).toBe(expected);
});

it('handles a control that was focused before it started', async () => {
  end();
  show('<section><h2>Shipped</h2><button id="pressed">Confirm</button></section>');
  end = restoreFocus();
  find('#pressed').remove();
  expect(await focused()).toBe('Shipped');
});

it('moves the focus to the replacement of a list', async () => {
  show(`<div>${list(leaving)}</div>`);
  find('li').remove();
  find('ul').remove();
  find('div').innerHTML = '<h2>Nothing left</h2>';
  expect(await focused()).toBe('Nothing left');
});

it('handles a control that was disabled and lost the focus before its removal', async () => {
  show('<form><button id="pressed">Send</button></form>');
  find('#pressed').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  find('#pressed').setAttribute('disabled', '');
  find('#pressed').blur();
  await focused();
  find('form').outerHTML = '<div><h2>Nothing to send</h2></div>';
  expect(await focused()).toBe('Nothing to send');
});

it('stays within an entry that has no heading', async () => {
  show(list('<a href="/0">zero</a>', leaving));
  find('#pressed').remove();
  expect(await focused()).toBe('one');
});

it('waits until an open dialog closes', async () => {
  show('<section><h2>Shipped</h2><button id="pressed">Confirm</button></section>');
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" tabindex="-1">Sure?</div>');
  find('[role=dialog]').focus();
  find('#pressed').remove();
  expect(await focused()).toBe('Sure?');
  find('[role=dialog]').remove();
  expect(await focused()).toBe('Shipped');
});

it('does not move the focus if other code or a press moved it first', async () => {
  show('<h2>Shipped</h2><button id="pressed">Confirm</button><a href="/">other</a>');
  find('#pressed').remove();
  find('a').focus();
  expect(await focused()).toBe('other');
  find('h2').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  find('a').blur();
  await focused();
  find('a').remove();
  await focused();
  expect(document.activeElement).toBe(document.body);
});
