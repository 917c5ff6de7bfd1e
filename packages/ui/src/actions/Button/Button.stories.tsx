import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: '去结算', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '去结算' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Variants: Story = {
  render: () => (
    <Inline gap={12}>
      <Button>去结算</Button>
      <Button variant="accent">领取</Button>
      <Button variant="quiet">再想想</Button>
      <Button variant="ghost">清空</Button>
      <Button variant="danger">删除订单</Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap={12}>
      <Button size="sm">去使用</Button>
      <Button size="md">去结算</Button>
      <Button size="lg">提交订单</Button>
    </Inline>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Inline gap={12}>
      <Button iconStart={<Icon glyph={ShoppingCart} />}>加入购物车</Button>
      <Button variant="quiet" iconEnd={<Icon glyph={ArrowRight} isDirectional />}>
        继续购物
      </Button>
    </Inline>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Keeps its width and its focus, says that it is busy, and takes no second press. */
export const Pending: Story = {
  render: function Submitting(args) {
    const [isPending, setPending] = useState(false);
    return (
      <Button
        {...args}
        isPending={isPending}
        onPress={(event) => {
          args.onPress?.(event);
          setPending(true);
        }}
      />
    );
  },
  args: { children: '提交订单', size: 'lg' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    const width = button.getBoundingClientRect().width;
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const PendingWithWords: Story = { args: { isPending: true, pendingLabel: '提交中' } };

export const FullWidth: Story = { args: { isFullWidth: true } };

export const LongText: Story = {
  render: () => (
    <Inline gap={12}>
      <Button>查看这个订单的物流信息与配送进度</Button>
      <Button>View the shipping details and delivery progress of this order</Button>
    </Inline>
  ),
};
