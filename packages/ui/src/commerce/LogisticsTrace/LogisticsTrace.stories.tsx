import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { LogisticsTrace, type LogisticsTraceProps } from './LogisticsTrace.tsx';

const NUMBER = 'MF7720441806';
const carrierName = both('绿羽速运', 'Greenfeather Express');
const way = [
  {
    time: '2026-11-20T01:14:00.000Z',
    code: 'delivering',
    text: both('派送员 陈师傅 正在派送', 'Out for delivery with Mr Chen'),
  },
  {
    time: '2026-11-19T22:40:00.000Z',
    code: 'arrived',
    text: both('到达上海静安愚园路站', 'Arrived at Yuyuan Road, Shanghai'),
  },
  { time: '2026-11-19T14:05:00.000Z', code: 'left', text: both('离开杭州转运中心', 'Left the Hangzhou hub') },
  { time: '2026-11-18T08:31:00.000Z', code: 'collected', text: both('已揽收', 'Collected') },
];

interface SampleProps extends Omit<LogisticsTraceProps, 'carrier' | 'trackingNumber' | 'events'> {
  events?: number;
  isSent?: boolean;
  repeat?: number;
}
function Sample({ events = way.length, isSent = true, repeat = 1, ...props }: SampleProps) {
  const locale = useSampleLocale();
  return (
    <LogisticsTrace
      {...props}
      carrier={isSent ? carrierName[locale].repeat(repeat) : null}
      trackingNumber={isSent ? NUMBER.repeat(Math.min(repeat, 3)) : null}
      events={way.slice(0, events).map(({ text, ...event }) => ({ ...event, text: `${text[locale]} `.repeat(repeat) }))}
    />
  );
}

const meta = {
  title: 'Commerce/LogisticsTrace',
  component: Sample,
  args: { onCopy: fn(), onRetry: fn(), updateTime: '2026-11-20T01:20:00.000Z' },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Copying announces the result. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'LogisticsTrace');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('copy') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith(NUMBER);
    await expect(await canvas.findByText(t('copied'))).toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: t('label') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Grid columns="lg" gap={32}>
      <Sample {...args} />
      <Sample {...args} isStale />
      <Sample {...args} events={0} />
      <Sample {...args} events={0} isSent={false} updateTime={undefined} />
    </Grid>
  ),
};

/** The carrier could not be reached recently: older events are marked as such. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'orders', 'LogisticsTrace');
    await expect(canvas.getByText(t('stale'))).toBeVisible();
    await expect(canvas.getByText(t('updatedAt', { time: '2026-11-20 09:20' }))).toBeVisible();
  },
};

export const Empty: Story = {
  args: { isSent: false, events: 0, updateTime: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'orders', 'LogisticsTrace')('empty'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Carrier and number come from the order; the events are loading. */
export const Loading: Story = {
  args: { status: 'loading', events: 0 },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = messagesOf(globals, 'orders', 'LogisticsTrace');
    await expect(canvas.getByText(t('loading')).closest('[aria-busy="true"]')).not.toBeNull();
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('loading')));
    await expect(canvas.getByText(t('trackingNumber', { number: NUMBER }))).toBeVisible();
    await expect(canvas.queryByText(t('empty'))).toBeNull();
  },
};

/** Retried by keyboard; once the events have loaded, Tab continues from here. */
export const Failed: Story = {
  args: { status: 'error' },
  render: function Failing({ onRetry, ...args }) {
    const [status, setStatus] = useState(args.status);
    return (
      <Sample
        {...args}
        status={status}
        onRetry={() => {
          onRetry?.();
          setStatus('ready');
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'LogisticsTrace');
    canvas.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    const list = await canvas.findByRole('list', { name: t('label') });
    await waitFor(() => expect(list.closest('[tabindex="-1"]')).toHaveFocus());
  },
};

/** Browsers may deny access to the clipboard. */
export const CopyRefused: Story = {
  args: {
    onCopy: fn(async () => {
      throw new Error('denied');
    }),
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'orders', 'LogisticsTrace');
    const button = canvas.getByRole('button', { name: t('copy') });
    const box = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(await canvas.findByText(NUMBER)).toBeVisible();
    // The text to select is not covered, and the pressed button does not move.
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(button.getBoundingClientRect()).toMatchObject({ x: box.x, y: box.y });
  },
};

export const LongText: Story = { args: { repeat: 4 } };
export const Narrow: Story = { args: { repeat: 3, isStale: true }, decorators: [narrow] };
