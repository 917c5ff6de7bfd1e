import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { RatingStars } from './RatingStars.tsx';

const meta = {
  title: 'Foundations/RatingStars',
  component: RatingStars,
  args: { value: 4.5, count: 1286 },
} satisfies Meta<typeof RatingStars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const rating = messagesOf(globals, 'foundations', 'RatingStars')('rating', { value: '4.5', max: 5 });
    const name = messagesOf(globals, 'foundations', 'RatingStars')('ratingWithReviews', { rating, count: 1286 });
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};
export const Matrix: Story = {
  render: () => (
    <Grid columns={2} gap={12}>
      {[0, 0.5, 1, 2.3, 3.5, 4.95, 5].flatMap((value) => [
        <RatingStars key={value} value={value} variant="stars" />,
        <RatingStars key={`${value} number`} value={value} />,
      ])}
      <RatingStars value={7.2} max={10} variant="stars" />
      <RatingStars value={7.2} max={10} />
    </Grid>
  ),
};
export const OneReview: Story = {
  args: { count: 1 },
  play: async ({ canvas, globals }) => {
    const rating = messagesOf(globals, 'foundations', 'RatingStars')('rating', { value: '4.5', max: 5 });
    const name = messagesOf(globals, 'foundations', 'RatingStars')('ratingWithReviews', { rating, count: 1 });
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};
/** 4.95 does not show as five stars. */
export const NeverRoundsUp: Story = {
  args: { value: 4.95, count: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      messagesOf(globals, 'foundations', 'RatingStars')('rating', { value: '4.9', max: 5 }),
    );
  },
};
export const NotRated: Story = {
  args: { value: 0, count: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      messagesOf(globals, 'foundations', 'RatingStars')('noRating'),
    );
  },
};
export const Stars: Story = { args: { variant: 'stars' } };
export const LongText: Story = { args: { variant: 'stars', max: 10, value: 9.9, count: 123_456_789 } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
