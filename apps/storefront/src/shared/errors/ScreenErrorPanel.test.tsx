// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Services } from '../../services/services.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { ScreenErrorPanel, type ScreenErrorProps } from './ScreenErrorPanel.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const navigation = { back: vi.fn() };
let root: Root;
const render = async (props: ScreenErrorProps) => {
  root = await renderInShop(<ScreenErrorPanel {...props} />, ['errors', 'shell'], {
    navigation,
  } as unknown as Services);
};
afterEach(() => act(() => root.unmount()));

const title = () => document.querySelector('h1')?.textContent;

it('says that the content does not exist, and not that something went wrong', async () => {
  await render({ kind: 'notFound' });
  expect(title()).toBe('What you are looking for is not here');
  expect(document.body.textContent).not.toMatch(/went wrong/);
});

it('says that something went wrong after a failure', async () => {
  await render({ kind: 'server' });
  expect(title()).toMatch(/went wrong/);
});

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const links = () => [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

it('has a back button and a link to the home page or the given page if the content does not exist', async () => {
  await render({ kind: 'notFound' });
  expect(buttons()).toEqual(['Go back']);
  expect(links()).toEqual([['Go home', '/home']]);
  await act(async () => document.querySelector('button')?.click());
  expect(navigation.back).toHaveBeenCalledExactlyOnceWith('/home');
  await act(async () => root.unmount());
  await render({ kind: 'notFound', link: { href: '/order', label: 'My orders' } });
  expect(links()).toEqual([['My orders', '/order']]);
});

it('has a retry button after a failure, then a back button and the given link', async () => {
  await render({ kind: 'server', onRetry: () => undefined });
  expect([buttons(), links()]).toEqual([['Retry'], []]);
  await act(async () => root.unmount());
  await render({ kind: 'server', onRetry: () => undefined, link: { href: '/home', label: 'Go home' } });
  expect([buttons(), links()]).toEqual([['Retry', 'Go back'], [['Go home', '/home']]]);
});
