import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = { title: 'Actions/Link', component: Link, args: { href: '/orders', children: '我的订单' } } satisfies Meta<
  typeof Link
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '我的订单' })).toHaveAttribute('href', '/orders');
  },
};
export const Muted: Story = { args: { tone: 'muted', children: '更多' } };
export const Inherit: Story = { args: { tone: 'inherit' } };
export const External: Story = {
  args: { href: 'https://example.com', isExternal: true, children: 'Courier' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Courier (opens in a new window)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
