// @vitest-environment jsdom
import type { Client } from '@mallard/domain/client';
import { MallardProvider } from '@mallard/ui/MallardProvider';
import { ToastProvider } from '@mallard/ui/Toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLeaveGuard, type LeaveGuard } from '../../shell/leaveGuard.ts';
import { type Services, ServicesProvider } from '../../shell/services.ts';
import { createWords, loadWords } from '../../shell/words.ts';
import { PasswordForm } from './PasswordForm.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const root = createRoot(document.body.appendChild(document.createElement('div')));
const call = vi.fn();
let leaveGuard: LeaveGuard;

const type = (name: string, text: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    // React hears of a change only when the value is set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });

/** Whether a link would lead away without a question. */
async function isFree(): Promise<boolean> {
  void leaveGuard.mayLeave();
  const isAsking = leaveGuard.isAsking();
  leaveGuard.answer(false);
  return !isAsking;
}

beforeEach(async () => {
  const words = createWords('en-US');
  await loadWords(words, 'en-US', ['user', 'errors']);
  leaveGuard = createLeaveGuard();
  const client: Partial<Client> = { call };
  const services: Partial<Services> = { client: client as Client, leaveGuard };
  await act(async () =>
    root.render(
      <I18nextProvider i18n={words}>
        <QueryClientProvider client={new QueryClient()}>
          <MallardProvider locale="en-US">
            <ToastProvider>
              <ServicesProvider value={services as Services}>
                <PasswordForm />
              </ServicesProvider>
            </ToastProvider>
          </MallardProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
});
afterEach(() => act(() => root.render(null)));

it('asks before half a change of the password is left, and not when it was taken back', async () => {
  expect(await isFree()).toBe(true);
  await type('oldPassword', 'demo1234');
  expect(await isFree()).toBe(false);
  await type('oldPassword', '');
  expect(await isFree()).toBe(true);
});

it('lets go once the password is changed', async () => {
  call.mockResolvedValueOnce(null);
  await type('oldPassword', 'demo1234');
  await type('newPassword', 'demo12345');
  await type('confirm', 'demo12345');
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(call).toHaveBeenCalledOnce();
  expect(await isFree()).toBe(true);
  await type('oldPassword', 'demo12345');
  expect(await isFree()).toBe(false);
});
