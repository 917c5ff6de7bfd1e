import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { mergeMessages } from '../../intl/mergeMessages.ts';
import { useMessages } from '../../intl/useMessages.ts';
import enUS from '../../locales/en-US/index.ts';
import zhCN from '../../locales/zh-CN/index.ts';
import { MallardProvider } from './MallardProvider.tsx';

function Greeting() {
  return <p>{useMessages('feedback', 'Dialog')('close')}</p>;
}
afterEach(cleanup);

/** Whether the default action of the last press was prevented; these tests never navigate. */
let isTaken = false;
const stay = (event: MouseEvent) => {
  isTaken = event.defaultPrevented;
  event.preventDefault();
};
beforeAll(() => window.addEventListener('click', stay));
afterAll(() => window.removeEventListener('click', stay));

function MessageEffect({ effect }: { effect: (message: string) => void }) {
  const t = useMessages('feedback', 'Dialog');
  useEffect(() => effect(t('close')), [effect, t]);
  return null;
}

it('renders messages in its language, and in another one when that changes', () => {
  const { rerender } = render(
    <MallardProvider locale="zh-CN" messages={zhCN}>
      <Greeting />
    </MallardProvider>,
  );
  expect(screen.getByText('关闭')).toBeTruthy();
  rerender(
    <MallardProvider locale="en-US" messages={enUS}>
      <Greeting />
    </MallardProvider>,
  );
  expect(screen.getByText('Close')).toBeTruthy();
});

it('renders messages that the application has replaced', () => {
  const messages = mergeMessages(enUS, { feedback: { Dialog: { close: 'Shut' } } });
  render(
    <MallardProvider locale="en-GB" messages={messages}>
      <Greeting />
    </MallardProvider>,
  );
  expect(screen.getByText('Shut')).toBeTruthy();
});

it('provides the same translate function until the messages change, so that effects can depend on it', () => {
  const effect = vi.fn();
  const page = (messages: typeof enUS) => (
    <MallardProvider locale="en-US" messages={messages}>
      <MessageEffect effect={effect} />
    </MallardProvider>
  );
  const { rerender } = render(page(enUS));
  rerender(page(enUS));
  expect(effect).toHaveBeenCalledTimes(1);
  rerender(page({ ...enUS }));
  expect(effect).toHaveBeenCalledTimes(2);
});

it('names the missing messages', () => {
  const missing = 'Missing messages: Dialog needs the "feedback" messages. Pass them to the provider';
  expect(() => renderToString(<Greeting />)).toThrow(missing);
  const page = (
    <MallardProvider locale="en-US" messages={{ shared: enUS.shared }}>
      <Greeting />
    </MallardProvider>
  );
  expect(() => renderToString(page)).toThrow(missing);
});

it('sets nothing on the document', () => {
  const before = document.documentElement.outerHTML.split('<body')[0];
  render(
    <MallardProvider locale="zh-CN" messages={zhCN}>
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
])('passes a press on %s with %o to the router as %s', (href, press, expected) => {
  const navigate = vi.fn();
  render(
    <MallardProvider locale="en-US" messages={enUS} navigate={navigate}>
      <a href={href}>
        <span>words</span>
      </a>
    </MallardProvider>,
  );
  fireEvent.click(screen.getByText('words'), press);
  expect(navigate.mock.calls).toEqual(expected === undefined ? [] : [[expected]]);
  expect(isTaken).toBe(expected !== undefined);
});

it('ignores links that are handled elsewhere, open a window, download a file or are in an SVG', () => {
  const navigate = vi.fn();
  render(
    <MallardProvider locale="en-US" messages={enUS} navigate={navigate}>
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

it('names the prop when its locale is not a language tag', () => {
  const page = (
    <MallardProvider locale="not_a_locale!" messages={enUS}>
      page
    </MallardProvider>
  );
  expect(() => renderToString(page)).toThrow(
    'Invalid locale: <MallardProvider> got "not_a_locale!", which is not a language tag such as "zh-CN".',
  );
});
