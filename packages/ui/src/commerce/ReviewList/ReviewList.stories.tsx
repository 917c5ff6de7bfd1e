import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { localeOf, messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleReviews } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { ReviewList, type ReviewListProps } from './ReviewList.tsx';

/** Creates reviews from the two samples. */
function Sample({ count = 2, isGrowing = false, ...props }: Omit<ReviewListProps, 'reviews'> & SampleOptions) {
  const samples = sampleReviews(useSampleLocale());
  const [more, setMore] = useState(0);
  const reviews = Array.from({ length: count + more }, (_, index) => samples[index % samples.length]).flatMap(
    (review, index) => (review ? [{ ...review, id: `${index}` }] : []),
  );
  return (
    <ReviewList
      {...props}
      reviews={reviews}
      onLoadMore={() => {
        if (isGrowing) setMore(more + 2);
        props.onLoadMore?.();
      }}
    />
  );
}
interface SampleOptions {
  count?: number;
  isGrowing?: boolean;
}

const meta = {
  title: 'Commerce/ReviewList',
  component: Sample,
  args: {
    status: 'ready',
    onRetry: fn(),
    onSortChange: fn(),
    onHelpfulChange: fn(),
    onLoadMore: fn(),
    onClearFilters: fn(),
  },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'product', 'ReviewList');
    await expect(canvas.getByRole('list', { name: t('reviews') })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    const newest = canvas.getByRole('button', { name: t('sorts.newest') });
    await expect(newest).toHaveAttribute('aria-pressed', 'true');
    newest.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenCalledWith('helpful');
    const [helpful] = canvas.getAllByRole('button', { name: messagesOf(globals, 'product', 'ReviewItem')('helpful') });
    if (helpful) await userEvent.click(helpful);
    const nickname = sampleReviews(localeOf(globals))[0]?.nickname;
    await expect(args.onHelpfulChange).toHaveBeenCalledWith(expect.objectContaining({ nickname }), true);
  },
};
export const Matrix: Story = { args: { count: 3, sort: 'highest', hasMore: true } };
export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = messagesOf(globals, 'product', 'ReviewList');
    await expect(canvas.getByText(t('loading')).closest('[aria-busy="true"]')).not.toBeNull();
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('loading')));
  },
};
export const NoneYet: Story = {
  args: { count: 0 },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('heading', { name: messagesOf(globals, 'product', 'ReviewList')('empty') }),
    ).toBeVisible();
  },
};
export const NoneForFilter: Story = {
  args: { count: 0, isFiltered: true },
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'product', 'ReviewList');
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('noMatch')));
    await userEvent.click(await canvas.findByRole('button', { name: t('showAll') }));
    await expect(args.onClearFilters).toHaveBeenCalledTimes(1);
  },
};
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** Loaded reviews stay; only the next page is requested again. */
export const FailedPage: Story = {
  args: { hasMore: true, moreStatus: 'error' },
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};
/** Adding reviews at the end: the focus stays on the button, and their number is announced. */
export const LoadsMore: Story = {
  args: { hasMore: true, isGrowing: true },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'navigation', 'LoadMore');
    const more = canvas.getByRole('button', { name: t('loadMore') });
    await userEvent.click(more);
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(more).toHaveFocus();
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('loadedMore', { count: 2, total: 4 })));
  },
};
export const Pending: Story = { args: { isPending: true } };
export const LongText: Story = { args: { count: 4, sort: 'lowest' } };
export const Narrow: Story = { args: { hasMore: true }, decorators: [narrow] };
