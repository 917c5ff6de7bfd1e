import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { localeOf, messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleNotifications } from '../../fixtures/sampleNotifications.ts';
import { SAMPLE_NOW } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';

const stopped = { now: () => SAMPLE_NOW };
type SampleProps = Omit<NotificationListProps, 'items'> & { count?: number; repeat?: number };

function Sample({ count, repeat = 1, onRead, onReadAll, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const [read, setRead] = useState<readonly string[]>([]);
  const items = sampleNotifications(locale)
    .slice(0, count)
    .map((item) => ({
      ...item,
      title: item.title.repeat(repeat),
      content: `${item.content} `.repeat(repeat),
      isRead: item.isRead || read.includes(item.id),
    }));
  return (
    <SampleProvider locale={locale} clock={stopped}>
      <NotificationList
        {...props}
        items={items}
        onRead={(id) => {
          setRead([...read, id]);
          onRead(id);
        }}
        onReadAll={() => {
          setRead(items.map(({ id }) => id));
          onReadAll();
        }}
      />
    </SampleProvider>
  );
}

const meta = {
  title: 'Account/NotificationList',
  component: Sample,
  args: { onRead: fn(), onReadAll: fn(), onRetry: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Marking a notification as read keeps the position: its row receives the focus of the button. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'NotificationList');
    const [first] = sampleNotifications(localeOf(globals));
    await expect(canvas.getByRole('heading', { name: t('today') })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: t('yesterday') })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('unreadCount', { count: 2 }));
    canvas
      .getByRole('button', { name: t('markNamedAsRead', { title: first?.title ?? '', content: first?.content ?? '' }) })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRead).toHaveBeenCalledWith(first?.id);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('unreadCount', { count: 1 }));
  },
};

/** The second tap of a double tap presses neither the link of its row nor the row below. */
export const DoubleTap: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'account', 'NotificationList');
    const [first] = sampleNotifications(localeOf(globals));
    const button = canvas.getByRole('button', {
      name: t('markNamedAsRead', { title: first?.title ?? '', content: first?.content ?? '' }),
    });
    const row = canvas.getAllByRole('listitem')[0];
    const height = row?.offsetHeight;
    const { left, top, width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeVisible());
    await expect(row?.offsetHeight).toBe(height);
    for (const y of [top - 4, top + 1, top + 12]) {
      const hit = document.elementFromPoint(left + width / 2, y);
      await expect(row).toContainElement(hit as HTMLElement);
      await expect(hit?.closest('a, li, button')).toBe(row);
    }
  },
};

export const ReadAll: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'NotificationList');
    await userEvent.click(canvas.getByRole('button', { name: t('markAllAsRead') }));
    await expect(args.onReadAll).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(t('unreadCount', { count: 0 }));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Opening a notification's link marks it as read. */
export const Opening: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [link] = canvas.getAllByRole('link');
    await userEvent.click(link ?? canvas.getByRole('link'));
    await expect(args.onRead).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = messagesOf(globals, 'account', 'NotificationList');
    await expect(canvas.getByRole('region', { name: t('label') })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('loading')));
  },
};
export const Empty: Story = { args: { count: 0 } };
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Grid columns="lg" gap={32}>
      <Sample {...args} aria-label="all" />
      <Sample {...args} aria-label="busy" isReadingAll count={2} />
      <Sample {...args} aria-label="none" count={0} />
      <Sample {...args} aria-label="failed" status="error" />
    </Grid>
  ),
};
export const LongText: Story = { args: { repeat: 4 } };
export const Narrow: Story = { args: { repeat: 2 }, decorators: [narrow] };
