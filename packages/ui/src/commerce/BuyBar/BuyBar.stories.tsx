import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { BuyBar, type BuyBarProps } from './BuyBar.tsx';

const tip = both(
  '这件商品从产地直接发货，暂不支持与其他商品合并配送',
  'Sent straight from its maker, and therefore not together with other products',
);

function WithTip(props: Omit<BuyBarProps, 'tip'>) {
  return <BuyBar {...props} tip={tip[useSampleLocale()]} />;
}

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
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'product', 'BuyBar');
    await expect(canvas.getByRole('region', { name: t('buy') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('addToCart') }));
    await expect(args.onAddToCart).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: t('buyNow') }));
    await expect(args.onBuyNow).toHaveBeenCalledTimes(1);
    const favoriteButton = canvas.getByRole('button', { name: t('addToFavorites') });
    favoriteButton.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFavoriteChange).toHaveBeenCalledWith(true);
  },
};
/** Phones fix the bar to their lower edge, so each state has its own story; this one shows everything. */
export const Matrix: Story = {
  render: (args) => <WithTip {...args} isFavorite cart={{ href: '#cart', count: 120 }} />,
};
export const AddingToCart: Story = {
  args: { pendingAction: 'addToCart' },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'product', 'BuyBar');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('addToCart')) }));
    await expect(args.onAddToCart).not.toHaveBeenCalled();
    const buy = canvas.getByRole('button', { name: t('buyNow') });
    buy.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBuyNow).not.toHaveBeenCalled();
    await expect(buy).toHaveFocus();
  },
};
export const Buying: Story = { args: { pendingAction: 'buyNow' } };
export const SoldOut: Story = {
  args: { isSoldOut: true },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'product', 'BuyBar');
    await expect(canvas.getByRole('button', { name: t('soldOut') })).toBeDisabled();
    // The button leaves room for the favorite button.
    const bar = canvas.getByRole('region', { name: t('buy') });
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};
/** The number of items in the cart is unknown: no count is shown. */
export const CartUnknown: Story = {
  args: { cart: { href: '#cart', count: undefined } },
};
export const LongText: Story = { render: (args) => <WithTip {...args} /> };
export const Narrow: Story = {
  ...LongText,
  tags: ['phone'],
  args: { cart: { href: '#cart', count: 128 } },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'product', 'BuyBar');
    const bar = canvas.getByRole('region', { name: t('buy') });
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(canvas.getByRole('button', { name: t('buyNow') })).toBeVisible();
  },
};
