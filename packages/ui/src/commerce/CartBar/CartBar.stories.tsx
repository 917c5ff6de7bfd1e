import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CartBar } from './CartBar.tsx';

const meta = {
  title: 'Commerce/CartBar',
  component: CartBar,
  args: {
    total: minor(44_700),
    saved: minor(21_000),
    actionLabel: '去结算（3）',
    onAction: fn(),
    selectAll: { state: 'some', onChange: fn() },
  },
} satisfies Meta<typeof CartBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seen below 1024 px. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    if (window.innerWidth >= 1024) return;
    await userEvent.click(canvas.getByRole('button', { name: '去结算（3）' }));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
  },
};
export const Checkout: Story = {
  render: ({ onAction }) => (
    <CartBar total={minor(44_700)} totalLabel="应付" actionLabel="提交订单" onAction={onAction} />
  ),
};
