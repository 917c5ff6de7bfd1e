import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { RatingSummary } from './RatingSummary.tsx';

const meta = {
  title: 'Commerce/RatingSummary',
  component: RatingSummary,
  args: { average: 4.95, count: 1286, recommendedPercent: 97.9 },
} satisfies Meta<typeof RatingSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rounds up neither the mean nor the percentage. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'product', 'RatingSummary');
    await expect(
      canvas.getByRole('img', {
        name: messagesOf(globals, 'foundations', 'RatingStars')('rating', { value: '4.9', max: 5 }),
      }),
    ).toBeVisible();
    await expect(canvas.getByText(t('reviewCount', { count: 1286 }))).toBeVisible();
    await expect(canvas.getByText(t('recommendedBy', { percent: 97 }))).toBeVisible();
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
    await expect(canvas.getByText(messagesOf(globals, 'product', 'RatingSummary')('noReviews'))).toBeVisible();
  },
};
export const LongText: Story = { args: { count: 123_456_789 } };
export const Narrow: Story = { decorators: [narrow] };
