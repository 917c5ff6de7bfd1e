// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { OrderSearch } from './OrderSearch.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onSearch = vi.fn();
let root: Root;
const draw = async (keyword: string) => {
  root = await renderInShop(<OrderSearch keyword={keyword} onSearch={onSearch} />, ['orders'], {});
};
beforeEach(() => onSearch.mockReset());
afterEach(() => act(() => root.unmount()));

const field = () => document.querySelector<HTMLInputElement>('input[name="keyword"]');
const type = (text: string) =>
  act(async () => {
    const input = field();
    // React hears of a change only when the value is set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());
/** What readers of the page hear of the field. */
const described = () =>
  (field()?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

it('says that a keyword is too long and what to do, and takes none of it away', async () => {
  await draw('');
  const long = '杯'.repeat(65);
  expect(field()?.maxLength).toBe(-1);
  await type(long);
  await submit();
  expect(onSearch).not.toHaveBeenCalled();
  expect(field()?.getAttribute('aria-invalid')).toBe('true');
  expect(described()).toMatch(/64/);
  expect(field()?.value).toBe(long);
  await type(` ${'杯'.repeat(64)} `);
  expect(described()).toBe('');
  await submit();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('杯'.repeat(64));
});

it('says so, too, where an address brings one', async () => {
  await draw('m'.repeat(65));
  expect(field()?.value).toBe('m'.repeat(65));
  expect(described()).toMatch(/64/);
});

it('shows all orders again for nothing', async () => {
  await draw('mug');
  expect(described()).toBe('');
  await type('');
  await submit();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
});
