import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CartSummary } from './CartSummary.tsx';

const meta = {
  title: 'Commerce/CartSummary',
  component: CartSummary,
  args: {
    rows: [
      { label: '商品金额（3 件）', amount: minor(50_700) },
      { label: '优惠券', amount: minor(3000), isSaving: true },
      { label: '运费', amount: minor(0), zeroLabel: '免运费' },
    ],
    total: minor(47_700),
    selectedCount: 3,
    saved: minor(21_000),
    onCheckout: fn(),
  },
} satisfies Meta<typeof CartSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    if (window.innerWidth < 1024) return;
    await userEvent.click(canvas.getByRole('button', { name: '去结算（3）' }));
    await expect(args.onCheckout).toHaveBeenCalledTimes(1);
  },
};
export const NothingSelected: Story = { args: { selectedCount: 0, total: minor(0), rows: [], saved: minor(0) } };
export const Stale: Story = { args: { isStale: true } };
