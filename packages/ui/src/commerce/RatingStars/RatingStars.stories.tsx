import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../fixtures/narrow.tsx';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { RatingStars } from './RatingStars.tsx';
import { ratingCountWords, ratingStarsWords } from './RatingStars.words.ts';

const meta = {
  title: 'Commerce/RatingStars',
  component: RatingStars,
  args: { value: 4.5, count: 1286 },
} satisfies Meta<typeof RatingStars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const rating = wordsOf(globals, ratingStarsWords).rating('4.5', 5);
    const name = wordsOf(globals, ratingCountWords).reviews(rating, 1286);
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
    const rating = wordsOf(globals, ratingStarsWords).rating('4.5', 5);
    const name = wordsOf(globals, ratingCountWords).reviews(rating, 1);
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};
/** 4.95 is not five stars. */
export const NeverRoundsUp: Story = {
  args: { value: 4.95, count: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(wordsOf(globals, ratingStarsWords).rating('4.9', 5));
  },
};
export const NotRated: Story = {
  args: { value: 0, count: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(wordsOf(globals, ratingStarsWords).none);
  },
};
export const Stars: Story = { args: { variant: 'stars' } };
export const LongText: Story = { args: { variant: 'stars', max: 10, value: 9.9, count: 123_456_789 } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
