import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../fixtures/narrow.tsx';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ratingStarsWords } from '../RatingStars/RatingStars.words.ts';
import { RatingSummary } from './RatingSummary.tsx';
import { ratingSummaryWords } from './RatingSummary.words.ts';

const meta = {
  title: 'Commerce/RatingSummary',
  component: RatingSummary,
  args: { average: 4.95, count: 1286, recommendedPercent: 97.9 },
} satisfies Meta<typeof RatingSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Neither the mean nor the share is rounded up. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals, ratingSummaryWords);
    await expect(canvas.getByRole('img', { name: wordsOf(globals, ratingStarsWords).rating('4.9', 5) })).toBeVisible();
    await expect(canvas.getByText(words.reviews(1286))).toBeVisible();
    await expect(canvas.getByText(words.recommended(97))).toBeVisible();
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Grid columns="sm" gap={24}>
      <RatingSummary {...args} />
      <RatingSummary average={3.4} count={1} />
      <RatingSummary average={0} count={0} recommendedPercent={0} />
    </Grid>
  ),
};
export const NoneYet: Story = {
  args: { average: 0, count: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals, ratingSummaryWords).none)).toBeVisible();
  },
};
export const LongText: Story = { args: { count: 123_456_789 } };
export const Narrow: Story = { decorators: [narrow] };
