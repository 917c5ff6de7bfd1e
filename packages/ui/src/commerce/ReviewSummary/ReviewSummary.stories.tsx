import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleReviewSummary } from '../../fixtures/samplePurchase.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';

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
    const t = messagesOf(globals, 'product', 'ReviewSummary');
    await userEvent.click(canvas.getByRole('button', { name: `${t('filters.withPhotos')} 412` }));
    await expect(args.onFilterChange).toHaveBeenCalledWith('withPhotos');
    const five = messagesOf(
      globals,
      'product',
      'RatingHistogram',
    )('share', {
      stars: messagesOf(globals, 'product', 'RatingHistogram')('starCount', { count: 5 }),
      reviews: messagesOf(globals, 'product', 'RatingHistogram')('reviewCount', { count: 1183 }),
      percent: 92,
    });
    await userEvent.click(canvas.getByRole('button', { name: five }));
    await expect(args.onStarsChange).toHaveBeenCalledWith(5);
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'product', 'ReviewSummary');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStarsChange).toHaveBeenCalledWith(5);
    for (let bar = 0; bar < 5; bar += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: new RegExp(t('filters.all')) })).toHaveFocus();
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
/** Where the bars would be too short to compare, they wrap below the mean. */
export const Narrow: Story = {
  args: { ...LongText.args, recommendedPercent: 98 },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const bars = canvas.getByRole('list').querySelectorAll('svg');
    await expect(bars).toHaveLength(5);
    for (const bar of bars) await expect(bar.getBoundingClientRect().width).toBeGreaterThan(80);
  },
};
