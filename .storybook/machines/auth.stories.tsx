import { authMachine } from '@mallard/state-machines/auth';
import { authPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthView } from './AuthView.tsx';
import * as stories from './auth.stories.tsx';
import { openAuthPage } from './live/authPage.ts';
import { localeOf, messagesOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';
import { machineMessagesIn } from './messages.ts';

const meta: Meta = { title: 'Machines/Auth' };
export default meta;

const { at, chart, live } = machineStories({
  machine: authMachine,
  plan: authPlan,
  view: AuthView,
  prepare: async (shop, locale) => () => openAuthPage(shop, locale),
});

export const Chart = chart(() => stories);
export const Restoring = at('restoring');
export const SignedOutIdle = at('signedOut.idle');
export const SignedOutRefused = at('signedOut.refused');
export const SignedOutExpired = at('signedOut.expired');
export const Rereading = at('rereading');
export const Registering = at('registering');
export const SigningIn = at('signingIn');
export const SigningInOffline = at('signingInOffline');
export const LoadingUser = at('loadingUser');
export const UserUnavailable = at('userUnavailable');
export const SignedInSettled = at('signedIn.settled');
export const SignedInRefreshing = at('signedIn.refreshing');
export const SignedInRereading = at('signedIn.rereading');
export const SigningOutRevoking = at('signingOut.revoking');
export const SigningOutClearing = at('signingOut.clearing');
export const OfflineDemo = at('offlineDemo');

/** Logs in with a wrong password, then with the right one by keyboard, and logs out. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals }) => {
  const locale = localeOf(globals);
  const [tLoginForm, tSignIn, t] = [
    messagesOf(globals, ({ account }) => account.LoginForm),
    messagesOf(globals, ({ account }) => account.signIn),
    machineMessagesIn(locale, 'views'),
  ];
  await reach(canvasElement, 'signedOut.idle');
  await userEvent.type(await canvas.findByRole('textbox', { name: tSignIn('username') }), 'demo');
  await userEvent.tab();
  await userEvent.keyboard('demo12345');
  await userEvent.click(canvas.getByRole('checkbox', { name: /agree|同意/ }));
  await userEvent.type(canvas.getByLabelText(tSignIn('password'), { selector: 'input' }), '{Enter}');
  await reach(canvasElement, 'signedOut.refused');
  await expect(canvas.getByRole('alert')).toHaveTextContent(/用户名或密码错误|Wrong username or password/);
  await userEvent.type(canvas.getByLabelText(tSignIn('password'), { selector: 'input' }), '{Backspace}{Enter}');
  await reach(canvasElement, 'signedIn.settled');
  await userEvent.click(canvas.getByRole('button', { name: t('signOut') }));
  await reach(canvasElement, 'signedOut.idle');
  await expect(canvas.getByRole('button', { name: tLoginForm('submit') })).toBeVisible();
});
