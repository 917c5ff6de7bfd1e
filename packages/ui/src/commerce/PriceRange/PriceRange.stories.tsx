import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { spokenPrice } from '../../fixtures/spokenPrice.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { PriceRange } from './PriceRange.tsx';

const meta = {
  title: 'Commerce/PriceRange',
  component: PriceRange,
  args: { min: minor(8900), max: minor(12_900) },
} satisfies Meta<typeof PriceRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const ends = {
      min: spokenPrice(globals, 8900),
      max: spokenPrice(globals, 12_900),
    };
    await expect(canvas.getByText(messagesOf(globals, 'commerce', 'PriceRange')('range', ends))).toBeInTheDocument();
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Inline key={size} gap={24}>
          <PriceRange {...args} size={size} />
          <PriceRange {...args} size={size} variant="from" />
          <PriceRange {...args} size={size} max={args.min} />
        </Inline>
      ))}
      <Inline gap={24}>
        <PriceRange {...args} tone="deal" />
        <PriceRange {...args} showDecimals={false} />
        <PriceRange {...args} currency="JPY" />
      </Inline>
    </Stack>
  ),
};
export const From: Story = {
  args: { variant: 'from' },
  play: async ({ canvas, globals }) => {
    const spoken = messagesOf(globals, 'foundations', 'Price')('lowest', { lowest: spokenPrice(globals, 8900) });
    await expect(canvas.getByText(spoken)).toBeInTheDocument();
  },
};
/** Equal ends show as a single price. */
export const OnePrice: Story = {
  args: { max: minor(8900) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(spokenPrice(globals, 8900))).toBeInTheDocument();
  },
};
export const LongText: Story = { args: { min: minor(1_234_567_890), max: minor(9_999_999_999), size: 'lg' } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
