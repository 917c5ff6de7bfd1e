import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { Price } from './Price.tsx';

const meta = {
  title: 'Commerce/Price',
  component: Price,
  args: { amount: minor(8900), original: minor(12_900) },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('现价 89.00 元，原价 129.00 元')).toBeInTheDocument();
    await expect(canvas.getByText('¥129')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Now 89.00 yuan, was 129.00 yuan')).toBeInTheDocument();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Price {...args} size="sm" />
      <Price {...args} size="md" />
      <Price {...args} size="lg" />
      <Price {...args} size="xl" />
    </Stack>
  ),
};

export const Regular: Story = { args: { original: null } };

export const Extremes: Story = {
  render: () => (
    <Stack>
      <Price amount={minor(0)} />
      <Price amount={minor(5)} />
      <Price amount={minor(-3000)} tone="deal" />
      <Price amount={minor(9_999_999_999)} original={minor(9_999_999_999)} size="xl" />
    </Stack>
  ),
};

export const OnBrand: Story = {
  args: { tone: 'onBrand', size: 'lg' },
  decorators: [
    (Story) => (
      <Surface tone="iridescent">
        <Story />
      </Surface>
    ),
  ],
};
