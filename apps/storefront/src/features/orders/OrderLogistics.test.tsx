// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { OrderLogistics } from './OrderLogistics.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

// The document of the tests has no layout to scroll.
const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;

let root: Root;
const onRetry = vi.fn();
const draw = async (isError = false) => {
  root = await renderInShop(<OrderLogistics logistics={undefined} isError={isError} onRetry={onRetry} />, ['orders']);
};
afterEach(async () => {
  await act(async () => root.unmount());
  window.location.hash = '';
  scrollIntoView.mockReset();
});

it('comes into view and takes the focus where the address names it, as it is there only after the order', async () => {
  window.location.hash = '#logistics';
  await draw();
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('logistics')]);
  expect(document.activeElement?.tagName).toBe('H2');
});

it('stays where it is otherwise', async () => {
  await draw();
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

it('says that the parcel could not be asked for, and asks again', async () => {
  await draw(true);
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  await act(async () => document.querySelector<HTMLButtonElement>('[role="alert"] button')?.click());
  expect(onRetry).toHaveBeenCalledOnce();
});
