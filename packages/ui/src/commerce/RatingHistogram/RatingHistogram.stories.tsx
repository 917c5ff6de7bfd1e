import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { RatingHistogram, type RatingHistogramProps } from './RatingHistogram.tsx';

function Chooser({ onStarsChange, ...props }: RatingHistogramProps) {
  const [stars, setStars] = useState(props.stars);
  return (
    <RatingHistogram
      {...props}
      stars={stars}
      onStarsChange={(next) => {
        setStars(next);
        onStarsChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Commerce/RatingHistogram',
  component: RatingHistogram,
  args: { counts: [0, 12, 14, 74, 1183], onStarsChange: fn() },
  render: (args) => <Chooser {...args} />,
} satisfies Meta<typeof RatingHistogram>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing a bar filters the reviews by its stars; pressing it again removes the filter. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'product', 'RatingHistogram');
    const five = canvas.getByRole('button', {
      name: t('share', {
        stars: t('starCount', { count: 5 }),
        reviews: t('reviewCount', { count: 1183 }),
        percent: 92,
      }),
    });
    await userEvent.click(five);
    await expect(args.onStarsChange).toHaveBeenLastCalledWith(5);
    await expect(five).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onStarsChange).toHaveBeenLastCalledWith(null);
    await expect(
      canvas.getByRole('button', {
        name: t('share', { stars: t('starCount', { count: 1 }), reviews: t('reviewCount', { count: 0 }), percent: 0 }),
      }),
    ).toBeDisabled();
  },
};
export const Matrix: Story = {
  render: ({ counts }) => (
    <Grid columns={2} gap={40}>
      <RatingHistogram counts={counts} />
      <Chooser counts={counts} stars={4} />
      <RatingHistogram counts={[0, 0, 0, 0, 0]} />
      <Chooser counts={[1, 0, 0, 0, 99_999]} />
    </Grid>
  ),
};
export const ReadOnly: Story = {
  render: ({ counts }) => <RatingHistogram counts={counts} />,
  play: async ({ canvas, globals }) => {
    const name = messagesOf(
      globals,
      'product',
      'RatingHistogram',
    )('share', {
      stars: messagesOf(globals, 'product', 'RatingHistogram')('starCount', { count: 4 }),
      reviews: messagesOf(globals, 'product', 'RatingHistogram')('reviewCount', { count: 74 }),
      percent: 6,
    });
    await expect(canvas.getByRole('meter', { name })).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const NoneYet: Story = { args: { counts: [0, 0, 0, 0, 0] } };
export const LongText: Story = { args: { counts: [123_456_789, 2, 987_654_321, 4, 5] } };
export const Narrow: Story = { decorators: [narrow] };
