import { afterSaleMachine } from '@mallard/state-machines/orders';
import { afterSalePlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { AfterSaleView } from './AfterSaleView.tsx';
import * as stories from './afterSale.stories.tsx';
import { prepareAfterSale } from './live/afterSalePage.ts';
import { messagesOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';

const meta: Meta = { title: 'Machines/After sale' };
export default meta;

const { at, chart, live } = machineStories({
  machine: afterSaleMachine,
  plan: afterSalePlan,
  view: AfterSaleView,
  prepare: prepareAfterSale,
});

export const Chart = chart(() => stories);
export const Ready = at('ready');
export const Confirming = at('confirming');
export const Running = at('running');
export const Failed = at('failed');

/** Withdraws a request and submits another one. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals }) => {
  const t = messagesOf(globals, ({ orders }) => orders.RefundStatus);
  const tAfterSale = messagesOf(globals, ({ orders }) => orders.afterSale);
  await userEvent.click(await canvas.findByRole('button', { name: t('withdraw') }));
  await reach(canvasElement, 'confirming');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: t('withdraw') }));
  await reach(canvasElement, 'ready');
  await expect((await canvas.findAllByText(tAfterSale('statuses.withdrawn')))[0]).toBeVisible();
  const tRefundForm = messagesOf(globals, ({ orders }) => orders.RefundForm);
  await userEvent.selectOptions(
    canvas.getByRole('combobox', { name: tRefundForm('reason') }),
    tAfterSale('reasons.damaged'),
  );
  await userEvent.click(canvas.getByRole('button', { name: tRefundForm('submit') }));
  await reach(canvasElement, 'ready');
  await expect((await canvas.findAllByText(tAfterSale('statuses.requested')))[0]).toBeVisible();
});
