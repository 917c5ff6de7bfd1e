// @vitest-environment jsdom
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createLeaveGuard } from '../../navigation/leaveGuard.ts';
import { createPreferences } from '../../preferences/preferences.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { AddressDialog } from './AddressDialog.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const onClose = vi.fn();
let root: Root;
const openDialog = async (countries = DEFAULT_SHOP.countries) => {
  root = await renderInShop(
    <AddressDialog edited="new" onSaved={() => {}} onClose={onClose} />,
    ['shell', 'address', 'errors', 'ui/address'],
    {
      config: { version: 'test', hasSampleShop: false, shop: { ...DEFAULT_SHOP, countries } },
      leaveGuard: createLeaveGuard(),
      preferences: createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' }),
      queryClient: new QueryClient(),
    },
  );
};
afterEach(async () => {
  await act(async () => root.unmount());
  onClose.mockReset();
});

const field = () => document.querySelector<HTMLInputElement>('[name=recipientName]');
const question = () => document.querySelector('[role=alertdialog]');
const type = (text: string) =>
  act(async () => {
    // React overrides the value setter and ignores changes made through it, so call the native setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field()?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((button) => (button.ariaLabel ?? button.textContent) === name)?.click();
  });
const pressEscape = () =>
  // Dispatched on the field, because a dialog receives the focus one frame after it is painted.
  act(async () => field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));

it('closes immediately when nothing was typed', async () => {
  await openDialog();
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks before it discards input, for every way to close it', async () => {
  await openDialog();
  await type('Lin');
  for (const closeDialog of [() => press('Close'), () => press('Cancel'), pressEscape]) {
    await closeDialog();
    expect(question()?.textContent).toMatch(/will be lost/);
    await press('Keep editing');
    expect(question()).toBeNull();
    expect(field()?.value).toBe('Lin');
  }
  expect(onClose).not.toHaveBeenCalled();
  await press('Close');
  await press('Discard');
  expect(onClose).toHaveBeenCalledOnce();
});

it('has the fields of the country, and a choice if the shop ships to several', async () => {
  await openDialog(['US', 'DE']);
  await vi.waitUntil(() => act(async () => document.querySelector('[name=province]')), { timeout: 10_000 });
  const names = [...document.querySelectorAll('input[name], textarea[name]')].map((input) =>
    input.getAttribute('name'),
  );
  expect(names).toEqual(expect.arrayContaining(['detailAddress', 'city', 'province', 'postcode']));
  expect(names).not.toContain('region');
  expect(document.body.textContent).toContain('ZIP code');
  const choice = document.querySelector('select');
  expect([...(choice?.options ?? [])].map(({ text }) => text)).toEqual(['United States', 'Germany']);
});
