import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonPair } from './ButtonPair.tsx';

const meta = {
  title: 'Actions/ButtonPair',
  component: ButtonPair,
  args: {
    children: [
      <Button key="cart" variant="accent" size="lg">
        加入购物车
      </Button>,
      <Button key="buy" size="lg">
        立即购买
      </Button>,
    ],
  },
} satisfies Meta<typeof ButtonPair>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhones: Story = {
  render: () => (
    <Stack>
      <ButtonPair>
        <Button variant="accent">加入购物车</Button>
        <Button>立即购买</Button>
      </ButtonPair>
    </Stack>
  ),
  globals: { viewport: { value: 'mobile1' } },
};
export const English: Story = {
  args: {
    children: [
      <Button key="cart" variant="accent">
        Add to cart
      </Button>,
      <Button key="buy">Buy now</Button>,
    ],
  },
};
export const SoldOut: Story = {
  args: {
    children: [
      <Button key="cart" variant="accent" isDisabled>
        加入购物车
      </Button>,
      <Button key="buy" isDisabled>
        立即购买
      </Button>,
    ],
  },
};
