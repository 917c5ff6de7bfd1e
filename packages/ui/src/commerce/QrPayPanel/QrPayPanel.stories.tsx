import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SAMPLE_NOW } from '../../fixtures/samplePurchase.ts';
import { sampleQrCode } from '../../fixtures/sampleQrCode.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { QrPayPanel, type QrPayStatus } from './QrPayPanel.tsx';

const meta = {
  title: 'Commerce/QrPayPanel',
  component: QrPayPanel,
  args: {
    amount: minor(44_700),
    code: sampleQrCode,
    link: '#pay',
    expiresAt: SAMPLE_NOW + 222_000,
    now: () => SAMPLE_NOW,
    status: 'waiting',
    onRefresh: fn(),
    onExpire: fn(),
  },
} satisfies Meta<typeof QrPayPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'checkout', 'QrPayPanel');
    await expect(canvas.getByRole('region', { name: t('panel') })).toBeVisible();
    await expect(canvas.getByRole('img', { name: t('codeLabel', { amount: '¥447.00' }) })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^03:42$/);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('payOnDevice', { amount: '¥447.00' }) })).toHaveFocus();
  },
};
/** Every state side by side. */
export const Matrix: Story = {
  // Only this story has several regions with the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Grid columns="lg" gap={24}>
      {(['waiting', 'scanned', 'paid', 'expired', 'failed'] as const).map((status) => (
        <QrPayPanel key={status} {...args} status={status} />
      ))}
    </Grid>
  ),
};
export const Scanned: Story = {
  args: { status: 'scanned' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      messagesOf(globals, 'checkout', 'QrPayPanel')('statuses.scanned'),
    );
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Paid: Story = {
  args: { status: 'paid' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      messagesOf(globals, 'checkout', 'QrPayPanel')('statuses.paid'),
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Expired: Story = {
  args: { status: 'expired' },
  play: async ({ canvas, userEvent, args, globals }) => {
    canvas.getByRole('button', { name: messagesOf(globals, 'checkout', 'QrPayPanel')('refresh') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};
/** The button disappears when the new code is shown: the panel gets its focus, and Tab continues to the link. */
export const Refreshed: Story = {
  render: function Refreshing({ onRefresh, ...args }) {
    const [status, setStatus] = useState<QrPayStatus>('expired');
    return (
      <QrPayPanel
        {...args}
        status={status}
        onRefresh={() => {
          onRefresh();
          setStatus('waiting');
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'checkout', 'QrPayPanel');
    canvas.getByRole('button', { name: t('refresh') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: t('panel') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('payOnDevice', { amount: '¥447.00' }) })).toHaveFocus();
  },
};
/** An expired code cannot be scanned, even before the server reports it. */
export const PastItsTime: Story = {
  args: { expiresAt: SAMPLE_NOW - 1000 },
  play: async ({ canvas, args, globals }) => {
    const t = messagesOf(globals, 'checkout', 'QrPayPanel');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('statuses.expired')));
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Failed: Story = { args: { status: 'failed' } };
export const Refreshing: Story = { args: { status: 'expired', isRefreshing: true } };
export const LongText: Story = { args: { amount: minor(9_999_999_999), status: 'failed' } };
export const Narrow: Story = { decorators: [narrow], args: { amount: minor(9_999_999_999) } };
