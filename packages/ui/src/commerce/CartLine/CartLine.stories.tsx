import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { CartLine, type CartLineProps } from './CartLine.tsx';

function Sample({ places = [0, 1, 2, 3, 4], ...props }: Omit<CartLineProps, 'line' | 'href'> & { places?: number[] }) {
  const lines = sampleCartItems(useSampleLocale()).filter((_, place) => places.includes(place));
  return (
    <Surface padding={0}>
      <ul>
        {lines.map((line) => (
          <CartLine key={line.id} {...props} line={line} href={`#${line.productUuid}`} />
        ))}
      </ul>
    </Surface>
  );
}

const meta = {
  title: 'Commerce/CartLine',
  component: Sample,
  args: {
    onSelectionChange: fn(),
    onQuantityChange: fn(),
    onRemove: fn(),
    onOptionsPress: fn(),
    similarHref: '#similar',
  },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};
export const MixedEnglish: Story = { globals: { locale: 'en-US' } };
export const Available: Story = {
  args: { places: [0] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 云釉手工马克杯 320 ml' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: '增加数量' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: '删除 云釉手工马克杯 320 ml' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: /修改规格/ }));
    await expect(args.onOptionsPress).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('比加入时降了 ¥10.00')).toBeVisible();
  },
};
export const OverStock: Story = {
  args: { places: [2] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('库存不足，仅剩 3 件')).toBeVisible();
  },
};
export const SoldOut: Story = {
  args: { places: [3] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('link', { name: '找相似' })).toBeVisible();
  },
};
export const Pending: Story = { args: { places: [0], isPending: true } };
