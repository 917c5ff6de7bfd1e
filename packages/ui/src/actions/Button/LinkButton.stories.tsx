import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '/cart', children: '查看购物车' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '查看购物车' })).toHaveAttribute('href', '/cart');
  },
};
export const Quiet: Story = { args: { variant: 'quiet', size: 'sm' } };
export const Accent: Story = { args: { variant: 'accent', size: 'lg', children: 'Continue shopping' } };
