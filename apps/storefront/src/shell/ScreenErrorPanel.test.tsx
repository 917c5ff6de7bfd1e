// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { drawInShop } from '../testing/drawInShop.tsx';
import { ScreenErrorPanel, type ScreenErrorProps } from './ScreenErrorPanel.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const draw = async (props: ScreenErrorProps) => {
  root = await drawInShop(<ScreenErrorPanel {...props} />, ['errors']);
};
afterEach(() => act(() => root.unmount()));

const title = () => document.querySelector('h1')?.textContent;

it('says of what is not there that it is not there, and not that something went wrong', async () => {
  await draw({ kind: 'notFound' });
  expect(title()).toBe('The requested resource does not exist.');
  expect(document.body.textContent).not.toMatch(/went wrong/);
});

it('says so of what failed', async () => {
  await draw({ kind: 'server' });
  expect(title()).toMatch(/went wrong/);
});
