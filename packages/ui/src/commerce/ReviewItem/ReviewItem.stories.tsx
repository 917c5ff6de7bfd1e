import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleReviews } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { ReviewItem } from './ReviewItem.tsx';

function Sample({ onPhotoPress }: { onPhotoPress?: (index: number) => void }) {
  return sampleReviews(useSampleLocale()).map((review) => (
    <ReviewItem key={review.id} review={review} onPhotoPress={onPhotoPress} />
  ));
}

const meta = {
  title: 'Commerce/ReviewItem',
  component: Sample,
  args: { onPhotoPress: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '晒图 2' }));
    await expect(args.onPhotoPress).toHaveBeenCalledWith(1);
    await expect(canvas.getByText('匿名用户')).toBeVisible();
  },
};
export const English: Story = { globals: { locale: 'en-US' } };
