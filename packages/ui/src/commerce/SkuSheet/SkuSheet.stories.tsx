import { resolveSku } from '@mallard/domain/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { sampleProduct } from '../../fixtures/sampleProducts.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { SkuSheet, type SkuSheetProps } from './SkuSheet.tsx';

interface SampleProps extends Pick<SkuSheetProps, 'intent' | 'onConfirm'> {
  initial?: Record<string, string>;
}

function Sample({ initial = {}, ...props }: SampleProps) {
  const product = sampleProduct(useSampleLocale());
  const [selection, setSelection] = useState(initial);
  const [quantity, setQuantity] = useState(1);
  return (
    <SkuSheet
      {...props}
      isOpen
      onOpenChange={() => {}}
      product={product}
      resolution={resolveSku(product.specifications, product.skus, selection)}
      onChange={(specification, value) => setSelection({ ...selection, [specification]: value })}
      quantity={quantity}
      onQuantityChange={setQuantity}
    />
  );
}

const meta = {
  title: 'Commerce/SkuSheet',
  component: Sample,
  args: { onConfirm: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ userEvent, args }) => {
    const button = await screen.findByRole('button', { name: '加入购物车' });
    await expect(button).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: '翼镜蓝' }));
    await userEvent.click(screen.getByRole('radio', { name: '320 ml' }));
    await userEvent.click(screen.getByRole('button', { name: '增加数量' }));
    await expect(screen.getByRole('spinbutton')).toHaveValue('2');
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledWith(
      expect.objectContaining({ values: { glaze: 'blue', size: '320ml' } }),
    );
  },
};
export const SoldOut: Story = { args: { initial: { glaze: 'green', size: '450ml' } } };
export const BuyNow: Story = { args: { intent: 'buy', initial: { glaze: 'blue', size: '320ml' } } };
export const English: Story = { args: { initial: { glaze: 'amber' } }, globals: { locale: 'en-US' } };
