import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SampleBoxes } from '../../fixtures/SampleBoxes.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';

const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: { status: 'idle', hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

function Growing(props: LoadMoreProps) {
  const [count, setCount] = useState(4);
  return (
    <Stack gap={16}>
      <SampleBoxes count={count} />
      <LoadMore
        {...props}
        hasMore={count < 12}
        itemCount={count}
        onLoadMore={() => {
          setCount(count + 4);
          props.onLoadMore();
        }}
      />
    </Stack>
  );
}
/** Announces new items, and keeps the focus on the button: another press loads more. */
export const Default: Story = {
  render: Growing,
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'LoadMore');
    const button = canvas.getByRole('button', { name: t('loadMore') });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('loadedMore', { count: 4, total: 8 })));
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText(t('noMore'))).toHaveFocus();
  },
};
/** At rest, loading, failed, complete; at the start of a list. */
export const Matrix: Story = {
  render: (args) => (
    <Grid columns="md" gap={24}>
      <LoadMore {...args} />
      <LoadMore {...args} status="loading" />
      <LoadMore {...args} status="error" />
      <LoadMore {...args} hasMore={false} />
      <LoadMore {...args} edge="start" />
      <LoadMore {...args} edge="start" status="loading" />
    </Grid>
  ),
};
export const OnApproach: Story = {
  args: { isAutomatic: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};
/** At the start of a list that was opened in its middle; renders nothing once complete. */
export const Start: Story = {
  args: { edge: 'start' },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: messagesOf(globals, 'navigation', 'LoadMore')('loadPrevious') }),
    );
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};
export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', {
      name: new RegExp(messagesOf(globals, 'navigation', 'LoadMore')('loading')),
    });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'LoadMore');
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('loadFailed'));
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};
export const End: Story = { args: { hasMore: false } };
export const Narrow: Story = { args: { status: 'error' }, decorators: [narrow] };
