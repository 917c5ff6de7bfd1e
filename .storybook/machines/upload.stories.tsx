import { uploadPlan } from '@mallard/state-machines/testing';
import { uploadMachine } from '@mallard/state-machines/upload';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographOf } from './live/photographOf.ts';
import { prepareUpload } from './live/smallPages.ts';
import { localeOf, messagesOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';
import { machineMessagesIn } from './messages.ts';
import { UploadView } from './UploadView.tsx';
import * as stories from './upload.stories.tsx';

const meta: Meta = { title: 'Machines/Upload' };
export default meta;

const { at, chart, live } = machineStories({
  machine: uploadMachine,
  plan: uploadPlan,
  view: UploadView,
  prepare: prepareUpload,
});

export const Chart = chart(() => stories);
export const Idle = at('idle');
export const Uploading = at('uploading');
export const Paused = at('paused');

/** Uploads two photographs; the second one waits for the network. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals, loaded: { products } }) => {
  const [t, tUploader] = [
    machineMessagesIn(localeOf(globals), 'live'),
    messagesOf(globals, ({ forms }) => forms.Uploader),
  ];
  await reach(canvasElement, 'idle');
  const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!field) throw new TypeError('There is no field for photographs');
  const [first, second] = [await photographOf(products[0]), await photographOf(products[1])];
  await userEvent.upload(field, first);
  await reach(canvasElement, 'idle');
  await expect(await canvas.findByText(tUploader('usage', { count: 1, max: 9 }))).toBeVisible();
  await userEvent.click(canvas.getByRole('switch', { name: t('connected') }));
  await userEvent.upload(field, second);
  await reach(canvasElement, 'paused');
  await userEvent.click(canvas.getByRole('switch', { name: t('connected') }));
  await reach(canvasElement, 'idle');
  await expect(await canvas.findByText(tUploader('usage', { count: 2, max: 9 }))).toBeVisible();
});
