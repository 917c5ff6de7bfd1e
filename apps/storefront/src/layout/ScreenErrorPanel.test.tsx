// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Services } from '../app/services.ts';
import { renderInShop } from '../testing/renderInShop.tsx';
import { ScreenErrorPanel, type ScreenErrorProps } from './ScreenErrorPanel.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const navigation = { back: vi.fn() };
let root: Root;
const draw = async (props: ScreenErrorProps) => {
  root = await renderInShop(<ScreenErrorPanel {...props} />, ['errors', 'shell'], {
    navigation,
  } as unknown as Services);
};
afterEach(() => act(() => root.unmount()));

const title = () => document.querySelector('h1')?.textContent;

it('says of what is not there that it is not there, and not that something went wrong', async () => {
  await draw({ kind: 'notFound' });
  expect(title()).toBe('What you are looking for is not here');
  expect(document.body.textContent).not.toMatch(/went wrong/);
});

it('says so of what failed', async () => {
  await draw({ kind: 'server' });
  expect(title()).toMatch(/went wrong/);
});

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const links = () => [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

it('leads on from what is not there: back and to the home page, or where its screen says', async () => {
  await draw({ kind: 'notFound' });
  expect(buttons()).toEqual(['Go back']);
  expect(links()).toEqual([['Go home', '/home']]);
  await act(async () => document.querySelector('button')?.click());
  expect(navigation.back).toHaveBeenCalledExactlyOnceWith('/home');
  await act(async () => root.unmount());
  await draw({ kind: 'notFound', way: { href: '/order', label: 'My orders' } });
  expect(links()).toEqual([['My orders', '/order']]);
});

it('leads on from a failure where its screen says so, after the way to try again', async () => {
  await draw({ kind: 'server', onRetry: () => undefined });
  expect([buttons(), links()]).toEqual([['Retry'], []]);
  await act(async () => root.unmount());
  await draw({ kind: 'server', onRetry: () => undefined, way: { href: '/home', label: 'Go home' } });
  expect([buttons(), links()]).toEqual([['Retry', 'Go back'], [['Go home', '/home']]]);
});
