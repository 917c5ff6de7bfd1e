import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DiscountTag } from './DiscountTag.tsx';

const meta = {
  title: 'Commerce/DiscountTag',
  component: DiscountTag,
  args: { price: minor(8900), original: minor(12_900) },
} satisfies Meta<typeof DiscountTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6.9 折')).toBeVisible();
  },
};
export const English: Story = {
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−31%')).toBeVisible();
  },
};
export const Outline: Story = { args: { variant: 'outline' } };
export const NothingToSay: Story = {
  args: { original: minor(8900) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
