import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleReviewSummary } from '../../fixtures/samplePurchase.ts';
import { ReviewSummary } from './ReviewSummary.tsx';

const meta = {
  title: 'Commerce/ReviewSummary',
  component: ReviewSummary,
  args: { summary: sampleReviewSummary, onFilterChange: fn() },
} satisfies Meta<typeof ReviewSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('5 星，1,183 条，92%')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '有图 412' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith('withPhotos');
  },
};
export const NoneYet: Story = {
  args: {
    summary: {
      average: 0,
      histogram: [0, 0, 0, 0, 0],
      counts: { all: 0, withPhotos: 0, good: 0, medium: 0, bad: 0 },
    },
  },
};
export const English: Story = { globals: { locale: 'en-US' } };
