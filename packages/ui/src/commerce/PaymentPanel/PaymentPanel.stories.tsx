import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from 'lucide-react';
import { expect } from 'storybook/test';
import { SAMPLE_NOW } from '../../fixtures/samplePurchase.ts';
import { PaymentPanel } from './PaymentPanel.tsx';

const meta = {
  title: 'Commerce/PaymentPanel',
  component: PaymentPanel,
  args: {
    amount: minor(44_700),
    orderNumber: '2026 1120 0846 7731',
    status: 'waiting',
    payBefore: SAMPLE_NOW + 872_000,
    now: () => SAMPLE_NOW,
    children: <QrCode size={180} strokeWidth={1} aria-label="付款二维码（示例）" role="img" />,
  },
} satisfies Meta<typeof PaymentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:32');
    await expect(canvas.getByText('447.00 元')).toBeInTheDocument();
  },
};
export const Confirming: Story = {
  args: { status: 'confirming' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在确认支付结果');
    await expect(canvas.queryByText(/失败/)).toBeNull();
  },
};
export const Paid: Story = { args: { status: 'paid' } };
export const Failed: Story = { args: { status: 'failed' } };
export const Expired: Story = { args: { status: 'expired' } };
export const English: Story = { globals: { locale: 'en-US' } };
