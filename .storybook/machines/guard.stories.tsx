import { guardMachine } from '@mallard/state-machines/guard';
import { guardPlan } from '@mallard/state-machines/testing';
import { loginFormWords, signInWords } from '@mallard/ui/LoginForm';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { facesWords } from './faces.words.ts';
import { GuardFace } from './GuardFace.tsx';
import * as stories from './guard.stories.tsx';
import { prepareGuard } from './live/guardPage.tsx';
import { liveWords } from './live/live.words.ts';
import { localeOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';

const meta: Meta = { title: 'Machines/Guard' };
export default meta;

const { at, chart, live } = machineStories({
  machine: guardMachine,
  plan: guardPlan,
  face: GuardFace,
  prepare: prepareGuard,
});

export const Chart = chart(() => stories);
export const Waiting = at('waiting');
export const ShownFresh = at('shown.fresh');
export const ShownSettled = at('shown.settled');
export const Redirecting = at('redirecting');
export const Stuck = at('stuck');

/** A visitor asks for the cart, signs in, and is led there; a session that comes and goes ends in a stop. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals }) => {
  const locale = localeOf(globals);
  const [words, face, shared] = [liveWords[locale], facesWords[locale], signInWords[locale]];
  await expect(await canvas.findByText(face.pageAt('/home'))).toBeVisible();
  await reach(canvasElement, 'shown.fresh');
  await userEvent.click(canvas.getByRole('button', { name: words.goTo('/cart') }));
  await expect(await canvas.findByText(face.pageAt('/login?redirect=%2Fcart'))).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox', { name: shared.username }), 'demo');
  await userEvent.type(canvas.getByLabelText(shared.password), 'demo1234');
  await userEvent.click(canvas.getByRole('checkbox', { name: /agree|同意/ }));
  canvas.getByRole('button', { name: loginFormWords[locale].submit }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText(face.pageAt('/cart'))).toBeVisible();
  await reach(canvasElement, 'shown.settled');
  await userEvent.click(canvas.getByRole('button', { name: words.flicker }));
  await reach(canvasElement, 'stuck');
  await expect(await canvas.findByText(face.stuck)).toBeVisible();
});
