import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { ThresholdMeter } from './ThresholdMeter.tsx';

const meta = {
  title: 'Commerce/ThresholdMeter',
  component: ThresholdMeter,
  args: { amount: minor(17_900), threshold: minor(19_900), href: '#more' },
} satisfies Meta<typeof ThresholdMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'cart', 'ThresholdMeter');
    const meter = canvas.getByRole('meter', { name: t('freeShipping') });
    await expect(meter).toHaveAttribute('aria-valuetext', t('amountToFreeShipping', { missing: '¥20.00' }));
    await expect(meter).toHaveAttribute('aria-valuenow', '17900');
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: t('addMore') });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAccessibleDescription(t('amountToFreeShipping', { missing: '¥20.00' }));
  },
};
/** Every goal and state below one another. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <ThresholdMeter {...args} amount={minor(0)} />
      <ThresholdMeter {...args} />
      <ThresholdMeter {...args} amount={minor(19_900)} />
      <ThresholdMeter {...args} threshold={minor(29_900)} saving={minor(3000)} />
      <ThresholdMeter {...args} threshold={minor(29_900)} saving={minor(3000)} href={undefined} />
      <ThresholdMeter {...args} amount={minor(30_000)} threshold={minor(29_900)} saving={minor(3000)} />
    </Stack>
  ),
};
/** One minor unit below the threshold looks incomplete. */
export const AlmostReached: Story = {
  args: { amount: minor(19_899) },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(messagesOf(globals, 'cart', 'ThresholdMeter')('amountToFreeShipping', { missing: '¥0.01' })),
    ).toBeVisible();
  },
};
export const Reached: Story = {
  args: { amount: minor(50_700) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'cart', 'ThresholdMeter')('freeShippingReached'))).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Discount: Story = { args: { threshold: minor(29_900), saving: minor(3000) } };
export const LongText: Story = { args: { threshold: minor(99_999_900), saving: minor(12_345_678) } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
