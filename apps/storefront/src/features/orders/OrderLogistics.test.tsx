// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { OrderLogistics } from './OrderLogistics.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

// jsdom has no layout and no `scrollIntoView`.
const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;

let root: Root;
const onRetry = vi.fn();
const renderLogistics = async (isError = false) => {
  root = await renderInShop(<OrderLogistics logistics={undefined} isError={isError} onRetry={onRetry} />, [
    'orders',
    'ui/orders',
  ]);
};
afterEach(async () => {
  await act(async () => root.unmount());
  window.location.hash = '';
  scrollIntoView.mockReset();
});

it('scrolls into view and moves the focus when the URL has its fragment, although it renders late', async () => {
  window.location.hash = '#logistics';
  await renderLogistics();
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('logistics')]);
  expect(document.activeElement?.tagName).toBe('H2');
});

it('does not scroll without the fragment', async () => {
  await renderLogistics();
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

it('shows an error when tracking fails to load, and retries', async () => {
  await renderLogistics(true);
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  await act(async () => document.querySelector<HTMLButtonElement>('[role="alert"] button')?.click());
  expect(onRetry).toHaveBeenCalledOnce();
});
