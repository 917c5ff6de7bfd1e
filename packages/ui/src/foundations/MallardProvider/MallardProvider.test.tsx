import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { MallardProvider } from './MallardProvider.tsx';

const greetings = defineWords({ hello: '你好' }, { hello: 'Hello' });
function Greeting() {
  return <p>{useWords(greetings).hello}</p>;
}
afterEach(cleanup);

/** Whether the last press was kept from the browser, which goes nowhere in these tests. */
let isTaken = false;
const stay = (event: MouseEvent) => {
  isTaken = event.defaultPrevented;
  event.preventDefault();
};
beforeAll(() => window.addEventListener('click', stay));
afterAll(() => window.removeEventListener('click', stay));

it('speaks the language it is given, and another when that changes', () => {
  const { rerender } = render(
    <MallardProvider locale="zh-CN">
      <Greeting />
    </MallardProvider>,
  );
  expect(screen.getByText('你好')).toBeTruthy();
  rerender(
    <MallardProvider locale="en-US">
      <Greeting />
    </MallardProvider>,
  );
  expect(screen.getByText('Hello')).toBeTruthy();
});

it('says words as the application wants them', () => {
  render(
    <MallardProvider locale="en-GB" words={[replaceWords(greetings, { 'en-GB': { hello: 'Good day' } })]}>
      <Greeting />
    </MallardProvider>,
  );
  expect(screen.getByText('Good day')).toBeTruthy();
});

it('sets nothing on the document', () => {
  const before = document.documentElement.outerHTML.split('<body')[0];
  render(
    <MallardProvider locale="zh-CN">
      <Greeting />
    </MallardProvider>,
  );
  expect(document.documentElement.outerHTML.split('<body')[0]).toBe(before);
});

it.each([
  ['/orders?tab=paid#top', {}, '/orders?tab=paid#top'],
  ['/orders', { ctrlKey: true }, undefined],
  ['/orders', { button: 1 }, undefined],
  ['https://example.com/orders', {}, undefined],
  ['#place', {}, undefined],
])('takes a press on %s with %o to the router as %s', (href, press, expected) => {
  const navigate = vi.fn();
  render(
    <MallardProvider locale="en-US" navigate={navigate}>
      <a href={href}>
        <span>words</span>
      </a>
    </MallardProvider>,
  );
  fireEvent.click(screen.getByText('words'), press);
  expect(navigate.mock.calls).toEqual(expected === undefined ? [] : [[expected]]);
  expect(isTaken).toBe(expected !== undefined);
});

it('leaves links alone that somebody handles, that open a window, download a file or are part of a drawing', () => {
  const navigate = vi.fn();
  render(
    <MallardProvider locale="en-US" navigate={navigate}>
      <a href="/a" onClick={(event) => event.preventDefault()}>
        handled
      </a>
      <a href="/b" target="_blank" rel="noopener">
        window
      </a>
      <a href="/c" download="c">
        file
      </a>
      <svg>
        <title>map</title>
        <a href="/d">
          <text>drawing</text>
        </a>
      </svg>
    </MallardProvider>,
  );
  for (const name of ['handled', 'window', 'file', 'drawing']) fireEvent.click(screen.getByText(name));
  expect(navigate).not.toHaveBeenCalled();
});

it('says which prop is wrong when its locale is no language tag', () => {
  expect(() => renderToString(<MallardProvider locale="not_a_locale!">page</MallardProvider>)).toThrow(
    `MallardProvider: locale "not_a_locale!" is not a language tag such as zh-CN`,
  );
});
