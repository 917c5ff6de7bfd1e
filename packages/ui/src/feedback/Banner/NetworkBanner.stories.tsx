import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { NetworkBanner, type NetworkStatus } from './NetworkBanner.tsx';

const statuses = ['checking', 'offline', 'unreachable', 'cached', 'restored'] as const;
/** Half past twelve in China. */
const halfPastTwelve = Date.UTC(2026, 10, 20, 4, 30);
const next = both('下一个状态', 'Next state');

const meta = {
  title: 'Feedback/NetworkBanner',
  component: NetworkBanner,
  args: { status: 'offline', onRetry: fn() },
} satisfies Meta<typeof NetworkBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A status, announced politely. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'feedback', 'NetworkBanner');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('offline'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('retry') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** Every state, with and without the time of the data. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={8}>
      {statuses.map((status) => (
        <NetworkBanner key={status} {...args} status={status} />
      ))}
      <NetworkBanner {...args} status="unreachable" isRetrying />
      <NetworkBanner {...args} status="offline" lastSyncedAt={halfPastTwelve} />
      <NetworkBanner {...args} status="cached" lastSyncedAt={halfPastTwelve} />
    </Stack>
  ),
};
/** One region through all states, so that each change is announced once; its height never changes. */
export const EveryState: Story = {
  args: { isHeightReserved: true },
  render: function Changing(args) {
    const order: readonly NetworkStatus[] = ['online', ...statuses];
    const [at, setAt] = useState(0);
    return (
      <Stack gap={12}>
        <NetworkBanner {...args} status={order[at % order.length] ?? 'online'} />
        <Button variant="quiet" onPress={() => setAt(at + 1)}>
          {next[useSampleLocale()]}
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'feedback', 'NetworkBanner');
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    for (const status of statuses) {
      await userEvent.click(canvas.getByRole('button', { name: textOf(globals, next) }));
      await expect(canvas.getByRole('status')).toBe(region);
      await expect(region).toHaveTextContent(t(status));
      await expect(region.getBoundingClientRect().height).toBe(48);
    }
  },
};
/** Retrying is no change of the status: the announcement stays the same. */
export const Retrying: Story = {
  args: { status: 'unreachable', isRetrying: true },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', {
      name: new RegExp(messagesOf(globals, 'feedback', 'NetworkBanner')('retrying')),
    });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.closest('[aria-live="off"]')).not.toBeNull();
  },
};
/** The button stays while it retries, and the region gets its focus once online. */
export const RetriedAndRestored: Story = {
  render: function Trying(args) {
    const [status, setStatus] = useState<NetworkStatus>('unreachable');
    return (
      <Stack gap={12}>
        <NetworkBanner {...args} status={status} onRetry={() => setStatus('checking')} />
        <Button variant="quiet" onPress={() => setStatus('restored')}>
          {next[useSampleLocale()]}
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'feedback', 'NetworkBanner');
    const button = canvas.getByRole('button', { name: t('retry') });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('checking'));
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    const answer = canvas.getByRole('button', { name: textOf(globals, next) });
    // Not with the pointer, which would move the focus.
    answer.click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await userEvent.tab();
    await expect(answer).toHaveFocus();
  },
};
/** The empty region adds no gap among its siblings. */
export const Online: Story = {
  args: { status: 'online' },
  render: function Quiet(args) {
    return (
      <Stack gap={24}>
        <NetworkBanner {...args} />
        <Button variant="quiet">{next[useSampleLocale()]}</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    const stack = region.parentElement?.getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBe(stack?.top);
  },
};
export const Narrow: Story = { decorators: [narrow], args: { status: 'unreachable', lastSyncedAt: halfPastTwelve } };
