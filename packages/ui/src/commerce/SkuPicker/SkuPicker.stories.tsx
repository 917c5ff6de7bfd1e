import { resolveSku } from '@mallard/domain/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { sampleProduct } from '../../fixtures/sampleProducts.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { SkuPicker } from './SkuPicker.tsx';

function Sample({ initial = {} }: { initial?: Record<string, string> }) {
  const { specifications, skus } = sampleProduct(useSampleLocale());
  const [selection, setSelection] = useState(initial);
  return (
    <SkuPicker
      specifications={specifications}
      resolution={resolveSku(specifications, skus, selection)}
      onChange={(specification, value) => setSelection({ ...selection, [specification]: value })}
    />
  );
}

const meta = {
  title: 'Commerce/SkuPicker',
  component: Sample,
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '瓶绿' }));
    await expect(canvas.getByRole('radio', { name: '瓶绿' })).toBeChecked();
    const large = canvas.getByRole('radio', { name: '450 ml' });
    await expect(large).toHaveAccessibleDescription('450 ml 暂时缺货');
    await userEvent.click(large);
    await expect(large).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '320 ml' })).toBeChecked();
  },
};
export const Chosen: Story = { args: { initial: { glaze: 'green', size: '320ml' } } };
export const SoldOut: Story = {
  args: { initial: { glaze: 'green', size: '450ml' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('所选款式暂时缺货')).toBeVisible();
  },
};
export const Impossible: Story = {
  args: { initial: { glaze: 'amber' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '450 ml' })).toHaveAccessibleDescription(
      '450 ml 没有与已选规格对应的款式',
    );
  },
};
export const English: Story = { args: { initial: { glaze: 'blue' } }, globals: { locale: 'en-US' } };
