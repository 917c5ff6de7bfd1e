// @vitest-environment jsdom
import type { DeferredClient } from '@mallard/domain/endpoints';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLeaveGuard, type LeaveGuard } from '../../navigation/leaveGuard.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { PasswordForm } from './PasswordForm.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const call = vi.fn();
let leaveGuard: LeaveGuard;
let root: Root;

const type = (name: string, text: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    // React overrides the value setter and ignores changes made through it, so call the native setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });

/** Whether the shopper can leave the page without a confirmation dialog. */
async function canLeave(): Promise<boolean> {
  void leaveGuard.mayLeave();
  const isAsking = leaveGuard.isAsking();
  leaveGuard.answer(false);
  return !isAsking;
}

beforeEach(async () => {
  leaveGuard = createLeaveGuard();
  const client: Partial<DeferredClient> = { call };
  root = await renderInShop(<PasswordForm />, ['user', 'errors'], { client: client as DeferredClient, leaveGuard });
});
afterEach(() => act(() => root.unmount()));

it('asks before unsaved input is discarded, and not after the input is cleared', async () => {
  expect(await canLeave()).toBe(true);
  await type('oldPassword', 'demo1234');
  expect(await canLeave()).toBe(false);
  await type('oldPassword', '');
  expect(await canLeave()).toBe(true);
});

it('sends a new password once when the form is submitted twice', async () => {
  call.mockClear().mockResolvedValueOnce(null);
  await type('oldPassword', 'demo1234');
  await type('newPassword', 'demo12345');
  await type('confirm', 'demo12345');
  const form = document.querySelector('form');
  await act(async () => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  expect(call).toHaveBeenCalledOnce();
});

it('does not ask before leaving once the password is changed', async () => {
  call.mockClear().mockResolvedValueOnce(null);
  await type('oldPassword', 'demo1234');
  await type('newPassword', 'demo12345');
  await type('confirm', 'demo12345');
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(call).toHaveBeenCalledOnce();
  expect(await canLeave()).toBe(true);
  await type('oldPassword', 'demo12345');
  expect(await canLeave()).toBe(false);
});

const errorOf = (name: string) => {
  const input = document.querySelector(`input[name="${name}"]`);
  if (input?.getAttribute('aria-invalid') !== 'true') return null;
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
};

it('requires all three fields, and shows the password rules once', async () => {
  call.mockClear();
  await act(async () => document.querySelector('form')?.requestSubmit());
  const missing = 'Please fill this in';
  for (const name of ['oldPassword', 'newPassword', 'confirm']) expect(errorOf(name)).toContain(missing);
  await type('oldPassword', 'demo1234');
  await type('newPassword', 'short');
  await type('confirm', 'short');
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(errorOf('newPassword')?.toSorted()).toEqual([
    '8–20 characters, with letters and digits',
    'This password does not meet the rules',
  ]);
  expect(call).not.toHaveBeenCalled();
});
