import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderStatusTabs } from './OrderStatusTabs.tsx';

const meta = {
  title: 'Commerce/OrderStatusTabs',
  component: OrderStatusTabs,
  args: {
    current: 'unpaid',
    hrefOf: (tab) => `?tab=${tab}`,
    counts: { all: 9, unpaid: 1, unshipped: 2, shipped: 0, completed: 5, cancelled: 1 },
  },
} satisfies Meta<typeof OrderStatusTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /待付款/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '已完成' })).toHaveAttribute('href', '?tab=completed');
  },
};
export const English: Story = { globals: { locale: 'en-US' } };
