import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: '商品信息',
    items: [
      { id: 'details', label: '商品详情', content: '釉线，是手停下来的地方' },
      { id: 'specs', label: '规格参数', content: '容量 320 ml' },
      { id: 'reviews', label: '用户评价', count: 1286, content: '杯壁不厚不薄' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    // React Aria draws a collection in a second pass.
    await userEvent.click(await canvas.findByRole('tab', { name: '商品详情' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '规格参数' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('容量 320 ml');
  },
};
export const Many: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, place) => ({
      id: String(place),
      label: `第 ${place + 1} 个标签`,
      content: String(place),
    })),
  },
};
