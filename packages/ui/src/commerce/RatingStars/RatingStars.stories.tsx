import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { RatingStars } from './RatingStars.tsx';

const meta = {
  title: 'Commerce/RatingStars',
  component: RatingStars,
  args: { value: 4.5, count: 1286 },
} satisfies Meta<typeof RatingStars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.5 分，满分 5 分，1,286 条评价' })).toBeVisible();
  },
};
export const English: Story = {
  globals: { locale: 'en-US' },
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.5 out of 5, 1 review' })).toBeVisible();
  },
};
export const Stars: Story = {
  render: () => (
    <Stack align="start">
      {[0, 0.5, 1, 2.3, 3.5, 4.9, 5].map((value) => (
        <RatingStars key={value} value={value} variant="stars" />
      ))}
    </Stack>
  ),
};
