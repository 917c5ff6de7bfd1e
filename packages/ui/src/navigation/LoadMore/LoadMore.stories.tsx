import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { LoadMore } from './LoadMore.tsx';
import { loadMoreWords } from './LoadMore.words.ts';

const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: { status: 'idle', hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: wordsOf(globals, loadMoreWords).loadMore }));
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
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals, loadMoreWords);
    await expect(canvas.getByRole('alert')).toHaveTextContent(words.loadFailed);
    await expect(canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
export const End: Story = { args: { hasMore: false } };
