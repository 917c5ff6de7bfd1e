import { codeCountdownMachine } from '@mallard/state-machines/codeCountdown';
import { codeCountdownPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CodeCountdownFace } from './CodeCountdownFace.tsx';
import * as stories from './codeCountdown.stories.tsx';
import { facesWords } from './faces.words.ts';
import { liveWords } from './live/live.words.ts';
import { prepareCodeCountdown } from './live/smallPages.ts';
import { localeOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';

const meta: Meta = { title: 'Machines/Code countdown' };
export default meta;

const { at, chart, live } = machineStories({
  machine: codeCountdownMachine,
  plan: codeCountdownPlan,
  face: CodeCountdownFace,
  prepare: prepareCodeCountdown,
});

export const Chart = chart(() => stories);
export const Ready = at('ready');
export const Sending = at('sending');
export const Failed = at('failed');
export const Waiting = at('waiting');

/** A phone, its code, the wait; another phone need not wait, but for a network. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals }) => {
  const locale = localeOf(globals);
  const [words, face] = [liveWords[locale], facesWords[locale]];
  await reach(canvasElement, 'ready');
  const phone = await canvas.findByRole('textbox', { name: face.phone });
  await expect(canvas.getByRole('button', { name: face.sendCode })).toBeDisabled();
  await userEvent.type(phone, '13812342046');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await reach(canvasElement, 'waiting');
  await expect(canvas.getByRole('button', { name: /5\d|60/ })).toBeDisabled();
  await userEvent.type(phone, '{Backspace}7');
  await reach(canvasElement, 'ready');
  await expect(canvas.getByRole('button', { name: face.sendCode })).toBeEnabled();
  await userEvent.click(canvas.getByRole('switch', { name: words.connected }));
  await waitFor(() => expect(canvas.getByRole('button', { name: face.sendCode })).toBeDisabled());
});
