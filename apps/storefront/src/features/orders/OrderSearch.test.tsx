// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { OrderSearch } from './OrderSearch.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onSearch = vi.fn();
let root: Root;
const renderSearch = async (keyword: string) => {
  root = await renderInShop(<OrderSearch keyword={keyword} onSearch={onSearch} />, ['orders'], {});
};
beforeEach(() => onSearch.mockReset());
afterEach(() => act(() => root.unmount()));

const field = () => document.querySelector<HTMLInputElement>('input[name="keyword"]');
const type = (text: string) =>
  act(async () => {
    const input = field();
    // React overrides the value setter and ignores changes made through it, so call the native setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());
/** The accessible description of the field. */
const description = () =>
  (field()?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

it('shows an error for a keyword that is too long, without truncating it', async () => {
  await renderSearch('');
  const long = '杯'.repeat(65);
  expect(field()?.maxLength).toBe(-1);
  await type(long);
  await submit();
  expect(onSearch).not.toHaveBeenCalled();
  expect(field()?.getAttribute('aria-invalid')).toBe('true');
  expect(description()).toMatch(/64/);
  expect(field()?.value).toBe(long);
  await type(` ${'杯'.repeat(64)} `);
  expect(description()).toBe('');
  await submit();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('杯'.repeat(64));
});

it('shows the error for a keyword from the URL too', async () => {
  await renderSearch('m'.repeat(65));
  expect(field()?.value).toBe('m'.repeat(65));
  expect(description()).toMatch(/64/);
});

it('searches for all orders when the field is empty', async () => {
  await renderSearch('mug');
  expect(description()).toBe('');
  await type('');
  await submit();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
});
