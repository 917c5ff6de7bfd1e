import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Plus, ShoppingCart } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: '加入购物车', children: <Icon glyph={Plus} />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
export const Variants: Story = {
  render: () => (
    <Inline gap={16}>
      <IconButton label="收藏">
        <Icon glyph={Heart} />
      </IconButton>
      <IconButton label="加入购物车" variant="outline" size="sm">
        <Icon glyph={Plus} />
      </IconButton>
      <IconButton label="收藏" variant="disc">
        <Icon glyph={Heart} />
      </IconButton>
      <IconButton label="购物车，3 件商品" badge={<Badge count={3} size="sm" />}>
        <Icon glyph={ShoppingCart} size="lg" />
      </IconButton>
    </Inline>
  ),
};
export const Pending: Story = { args: { isPending: true } };
export const Disabled: Story = { args: { isDisabled: true } };
