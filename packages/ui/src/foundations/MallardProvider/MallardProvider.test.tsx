import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useWords } from '../../intl/useWords.ts';
import { defineWords, replaceWords } from '../../intl/Words.ts';
import { MallardProvider } from './MallardProvider.tsx';

const greetings = defineWords({ hello: '你好' }, { hello: 'Hello' });
function Greeting() {
  return <p>{useWords(greetings).hello}</p>;
}
afterEach(cleanup);

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
