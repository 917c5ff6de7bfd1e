import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { discountOfTag } from '../../intl/discount.ts';
import { DiscountTag } from './DiscountTag.tsx';

const meta = {
  title: 'Commerce/DiscountTag',
  component: DiscountTag,
  args: { price: minor(8900), original: minor(12_900) },
} satisfies Meta<typeof DiscountTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'commerce', 'DiscountTag');
    await expect(
      canvas.getByText(t('discount', { discount: discountOfTag({ fold: '6.9', percentOff: 31 }, t.locale) })),
    ).toBeVisible();
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Inline gap={16}>
      <DiscountTag {...args} />
      <DiscountTag {...args} variant="outline" />
      <DiscountTag {...args} kind="amount" />
      <DiscountTag {...args} kind="amount" variant="outline" />
      <DiscountTag price={minor(5)} original={minor(100_000)} />
      <DiscountTag price={minor(0)} original={minor(100_000)} />
    </Inline>
  ),
};
export const Outline: Story = { args: { variant: 'outline' } };
export const Amount: Story = {
  args: { kind: 'amount' },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(messagesOf(globals, 'commerce', 'DiscountTag')('saving', { amount: '¥40' })),
    ).toBeVisible();
  },
};
/** 1.99 % off shows as one percent: rounding up would be false. */
export const NeverRoundsUp: Story = {
  args: { price: minor(9801), original: minor(10_000) },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'commerce', 'DiscountTag');
    await expect(
      canvas.getByText(t('discount', { discount: discountOfTag({ fold: '9.9', percentOff: 1 }, t.locale) })),
    ).toBeVisible();
  },
};
/** Less than one percent off, or more expensive than before: shows nothing. */
export const NothingToSay: Story = {
  render: () => (
    <>
      <DiscountTag price={minor(8900)} original={minor(8900)} />
      <DiscountTag price={minor(8900)} original={null} />
      <DiscountTag price={minor(9999)} original={minor(10_000)} kind="amount" />
      <DiscountTag price={minor(12_900)} original={minor(8900)} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
export const LongText: Story = { args: { kind: 'amount', price: minor(1), original: minor(9_999_999_999) } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
