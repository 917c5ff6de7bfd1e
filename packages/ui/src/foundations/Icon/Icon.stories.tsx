import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Heart, ShoppingCart, Star } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from './Icon.tsx';

const meta = { title: 'Foundations/Icon', component: Icon, args: { glyph: ShoppingCart } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside words it is not spoken. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Named: Story = {
  args: { label: '购物车' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '购物车' })).toBeVisible();
  },
};
export const Sizes: Story = {
  render: () => (
    <Inline gap={16}>
      <Icon glyph={Heart} size="sm" />
      <Icon glyph={Heart} size="md" />
      <Icon glyph={Heart} size="lg" />
      <Icon glyph={Star} isSolid />
      <Icon glyph={ArrowRight} isDirectional />
      <VisuallyHidden>只给读屏软件的文字</VisuallyHidden>
    </Inline>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { glyph: ArrowRight, isDirectional: true },
};
