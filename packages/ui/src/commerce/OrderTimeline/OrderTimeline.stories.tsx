import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderTimeline } from './OrderTimeline.tsx';

const meta = {
  title: 'Commerce/OrderTimeline',
  component: OrderTimeline,
  args: {
    steps: [
      { key: 'placed', title: '提交订单', time: '2026-11-20T00:46:31.000Z', state: 'done' },
      { key: 'paid', title: '付款成功', time: '2026-11-20T00:50:00.000Z', state: 'done' },
      { key: 'shipped', title: '卖家已发货', time: '2026-11-20T03:00:00.000Z', state: 'current' },
      { key: 'completed', title: '确认收货', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('2026-11-20 08:46')).toBeVisible();
  },
};
export const CancelledMidway: Story = {
  args: {
    steps: [
      { key: 'placed', title: '提交订单', time: '2026-11-20T00:46:31.000Z', state: 'done' },
      { key: 'cancelled', title: '订单已取消', text: '超时未付款', time: '2026-11-20T01:16:31.000Z', state: 'failed' },
    ],
  },
};
