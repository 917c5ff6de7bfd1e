import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Say } from '../../fixtures/Say.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { ButtonPair } from './ButtonPair.tsx';

const add = both('加入购物车', 'Add to cart');
const buy = both('立即购买', 'Buy now');
const addLong = both('把所选的三件商品加入购物车', 'Add the three chosen products to the cart');
const buyLong = both('不加入购物车，立即购买', 'Buy now without the cart');

const onAdd = fn();
const onBuy = fn();

function pair(props: Partial<ButtonProps> = {}, first: Localized = add, second: Localized = buy) {
  return [
    <Button key="cart" variant="accent" onPress={onAdd} {...props}>
      <Say text={first} />
    </Button>,
    <Button key="buy" onPress={onBuy} {...props}>
      <Say text={second} />
    </Button>,
  ];
}

const meta = {
  title: 'Actions/ButtonPair',
  component: ButtonPair,
  args: { children: pair({ size: 'lg' }) },
} satisfies Meta<typeof ButtonPair>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two buttons, the lighter decision first. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: textOf(globals, add) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: textOf(globals, buy) })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onBuy).toHaveBeenCalled();
  },
};
/** Both heights, and disabled. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      <ButtonPair>{pair()}</ButtonPair>
      <ButtonPair>{pair({ size: 'lg' })}</ButtonPair>
      <ButtonPair>{pair({ isDisabled: true })}</ButtonPair>
    </Stack>
  ),
};
/** Moves to its own row beside other buttons instead of breaking its labels. */
export const BesideOthers: Story = {
  decorators: [narrow],
  render: (args) => (
    <Inline gap={12}>
      <Button size="lg">
        <Say text={buyLong} />
      </Button>
      <ButtonPair {...args} />
    </Inline>
  ),
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals, add) });
    await expect(button.getBoundingClientRect().height).toBeLessThan(56);
  },
};
export const LongText: Story = { args: { children: pair({}, addLong, buyLong) } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
