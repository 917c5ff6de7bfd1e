import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks } from './TabLinks.tsx';

const meta = {
  title: 'Navigation/TabLinks',
  component: TabLinks,
  args: {
    label: '订单状态',
    currentKey: 'all',
    items: [
      { key: 'all', href: '#all', label: '全部' },
      { key: 'unpaid', href: '#unpaid', label: '待付款', count: 1 },
      { key: 'shipped', href: '#shipped', label: '待收货', count: 12 },
    ],
  },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page');
  },
};
