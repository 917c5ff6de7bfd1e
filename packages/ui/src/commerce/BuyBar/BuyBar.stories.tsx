import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BuyBar } from './BuyBar.tsx';

const meta = {
  title: 'Commerce/BuyBar',
  component: BuyBar,
  args: {
    onAddToCart: fn(),
    onBuyNow: fn(),
    onFavoriteChange: fn(),
    helpHref: '#help',
    cart: { href: '#cart', count: 3 },
  },
} satisfies Meta<typeof BuyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车' }));
    await expect(args.onAddToCart).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '立即购买' }));
    await expect(args.onBuyNow).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '收藏' }));
    await expect(args.onFavoriteChange).toHaveBeenCalledWith(true);
  },
};
export const Pending: Story = { args: { pending: 'cart', isFavorite: true } };
export const SoldOut: Story = {
  args: { isSoldOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '已售罄' })).toBeDisabled();
  },
};
export const English: Story = { globals: { locale: 'en-US' } };
