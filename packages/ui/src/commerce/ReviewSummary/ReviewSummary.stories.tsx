import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleReviewSummary } from '../../fixtures/samplePurchase.ts';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ratingHistogramWords } from '../RatingHistogram/RatingHistogram.words.ts';
import { ReviewSummary } from './ReviewSummary.tsx';
import { reviewSummaryWords } from './ReviewSummary.words.ts';

const none = {
  average: 0,
  histogram: [0, 0, 0, 0, 0] as [number, number, number, number, number],
  counts: { all: 0, withPhotos: 0, good: 0, medium: 0, bad: 0 },
};

const meta = {
  title: 'Commerce/ReviewSummary',
  component: ReviewSummary,
  args: { summary: sampleReviewSummary, onFilterChange: fn(), onStarsChange: fn() },
} satisfies Meta<typeof ReviewSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = wordsOf(globals, reviewSummaryWords);
    await userEvent.click(canvas.getByRole('button', { name: `${words.filters.withPhotos} 412` }));
    await expect(args.onFilterChange).toHaveBeenCalledWith('withPhotos');
    const five = wordsOf(globals, ratingHistogramWords).share(5, 1183, 92);
    await userEvent.click(canvas.getByRole('button', { name: five }));
    await expect(args.onStarsChange).toHaveBeenCalledWith(5);
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = wordsOf(globals, reviewSummaryWords);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStarsChange).toHaveBeenCalledWith(5);
    for (let bar = 0; bar < 5; bar += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: new RegExp(words.filters.all) })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onFilterChange).toHaveBeenCalledWith('withPhotos');
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Grid columns="lg" gap={40}>
      <ReviewSummary {...args} recommendedPercent={98} />
      <ReviewSummary {...args} filter="good" stars={5} />
      <ReviewSummary summary={sampleReviewSummary} />
      <ReviewSummary {...args} summary={none} />
    </Grid>
  ),
};
export const NoneYet: Story = { args: { summary: none } };
export const LongText: Story = {
  args: {
    summary: {
      ...sampleReviewSummary,
      counts: { all: 1_234_567, withPhotos: 412_000, good: 1_257_000, medium: 14_000, bad: 15_000 },
    },
  },
};
/** Where the bars would be too short to compare, they go below the mean. */
export const Narrow: Story = {
  args: { ...LongText.args, recommendedPercent: 98 },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const bars = canvas.getByRole('list').querySelectorAll('svg');
    await expect(bars).toHaveLength(5);
    for (const bar of bars) await expect(bar.getBoundingClientRect().width).toBeGreaterThan(80);
  },
};
