import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SAMPLE_NOW } from '../../fixtures/samplePurchase.ts';
import { sampleQrCode } from '../../fixtures/sampleQrCode.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { QrCode } from '../QrPayPanel/QrCode.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';

const meta = {
  title: 'Commerce/PaymentPanel',
  component: PaymentPanel,
  args: {
    amount: minor(44_700),
    orderNumber: '2026 1120 0846 7731',
    status: 'waiting',
    expiresAt: SAMPLE_NOW + 872_000,
    now: () => SAMPLE_NOW,
    children: <QrCode modules={sampleQrCode} label="QR" />,
  },
} satisfies Meta<typeof PaymentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'checkout', 'PaymentPanel');
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^14:32$/);
    await expect(canvas.getByRole('status')).toHaveTextContent(t('statuses.waiting'));
    await expect(canvas.getByText(/447\.00/)).toBeInTheDocument();
  },
};
/** Every state side by side. */
export const Matrix: Story = {
  render: (args) => (
    <Grid columns="lg" gap={24}>
      {(['waiting', 'confirming', 'paid', 'failed', 'expired'] as const).map((status) => (
        <PaymentPanel key={status} {...args} status={status} />
      ))}
    </Grid>
  ),
};
/** Until the server has decided, nothing says that the payment failed. */
export const Confirming: Story = {
  args: { status: 'confirming' },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'checkout', 'PaymentPanel');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('statuses.confirming'));
    await expect(canvas.queryByText(t('statuses.failed'))).toBeNull();
  },
};
export const Paid: Story = {
  args: { status: 'paid' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};
export const Failed: Story = { args: { status: 'failed' } };
export const Expired: Story = { args: { status: 'expired' } };
export const WithoutCode: Story = { args: { children: undefined } };
export const LongText: Story = {
  args: { amount: minor(9_999_999_999), orderNumber: '2026 1120 0846 7731 '.repeat(3) },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
