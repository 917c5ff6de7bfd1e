import type { Review } from '@mallard/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleReviews } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { formatInstant } from '../../intl/formatInstant.ts';
import { ReviewItem, type ReviewItemProps } from './ReviewItem.tsx';

const long = both(
  '用了两个月才来评价。杯壁不厚不薄，端起来很稳；釉面在窗边真的会泛一点蓝。'.repeat(12),
  'I waited two months before writing this. It is well balanced, neither thick nor thin, and by the window the glaze turns slightly blue. '.repeat(
    10,
  ),
);

interface SampleProps extends Omit<ReviewItemProps, 'review'> {
  place?: number;
  changes?: Partial<Review>;
  isLong?: boolean;
}

function Sample({ place = 0, changes, isLong = false, onHelpfulChange, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const [isHelpful, setHelpful] = useState(false);
  const review = sampleReviews(locale)[place];
  if (!review) return null;
  return (
    <ReviewItem
      {...props}
      review={{ ...review, ...changes, ...(isLong && { content: long[locale] }) }}
      isHelpful={isHelpful}
      helpfulCount={(props.helpfulCount ?? 0) + (isHelpful ? 1 : 0)}
      onHelpfulChange={
        onHelpfulChange &&
        ((next) => {
          setHelpful(next);
          onHelpfulChange(next);
        })
      }
    />
  );
}

/** Name of a photo of the first sample review. */
function photoName(globals: Parameters<typeof localeOf>[0], at: number): string {
  const { nickname = '', createTime = '' } = sampleReviews(localeOf(globals))[0] ?? {};
  return messagesOf(
    globals,
    'product',
    'ReviewItem',
  )(formatInstant(createTime, 'Asia/Shanghai').slice(0, 10) ? 'photoWithDate' : 'photo', {
    position: at,
    name: nickname,
    date: formatInstant(createTime, 'Asia/Shanghai').slice(0, 10),
  });
}

const meta = {
  title: 'Commerce/ReviewItem',
  component: Sample,
  args: { onHelpfulChange: fn(), helpfulCount: 11 },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'product', 'ReviewItem');
    const helpful = canvas.getByRole('button', { name: t('helpfulCount', { count: 11 }) });
    await userEvent.click(helpful);
    await expect(args.onHelpfulChange).toHaveBeenLastCalledWith(true);
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await expect(helpful).toHaveAccessibleName(t('helpfulCount', { count: 12 }));
    await userEvent.keyboard(' ');
    await expect(args.onHelpfulChange).toHaveBeenLastCalledWith(false);
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Sample {...args} />
      <Sample place={1} {...args} helpfulCount={0} />
      <Sample changes={{ content: '', attributes: [] }} />
      <Sample isLong />
    </Stack>
  ),
};
/** The photo opens in full screen, and the focus returns to it. */
export const OpensPhotos: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'ReviewItem');
    const second = canvas.getByRole('button', { name: photoName(globals, 2) });
    await userEvent.click(second);
    const name = t('photos', { name: sampleReviews(localeOf(globals))[0]?.nickname ?? '' });
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
    await expect(screen.getByText('2 / 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(second).toHaveFocus());
  },
};
/** The parent opens photos itself. */
export const OwnPhotos: Story = {
  args: { onPhotoPress: fn() },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: photoName(globals, 2) }));
    await expect(args.onPhotoPress).toHaveBeenCalledWith(1);
  },
};
export const Anonymous: Story = {
  args: { place: 1 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'product', 'ReviewItem')('anonymous'))).toBeVisible();
  },
};
export const LongText: Story = {
  args: { isLong: true },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'ReviewItem');
    const button = await canvas.findByRole('button', { name: t('showAll') });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: t('showLess') })).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Narrow: Story = { args: { isLong: true }, decorators: [narrow] };
