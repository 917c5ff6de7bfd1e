import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: { status: 'idle', hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};
export const OnApproach: Story = {
  args: { isAutomatic: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('加载失败');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const End: Story = { args: { hasMore: false } };
