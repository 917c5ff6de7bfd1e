import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../fixtures/narrow.tsx';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { ThresholdMeter } from './ThresholdMeter.tsx';
import { thresholdMeterWords } from './ThresholdMeter.words.ts';

const meta = {
  title: 'Commerce/ThresholdMeter',
  component: ThresholdMeter,
  args: { amount: minor(17_900), threshold: minor(19_900), href: '#more' },
} satisfies Meta<typeof ThresholdMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const words = wordsOf(globals, thresholdMeterWords);
    const meter = canvas.getByRole('meter', { name: words.freeShipping });
    await expect(meter).toHaveAttribute('aria-valuetext', words.missingForShipping('¥20.00'));
    await expect(meter).toHaveAttribute('aria-valuenow', '17900');
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: words.addMore });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAccessibleDescription(words.missingForShipping('¥20.00'));
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
/** One fen short looks short. */
export const AlmostReached: Story = {
  args: { amount: minor(19_899) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals, thresholdMeterWords).missingForShipping('¥0.01'))).toBeVisible();
  },
};
export const Reached: Story = {
  args: { amount: minor(50_700) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals, thresholdMeterWords).shippingReached)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Discount: Story = { args: { threshold: minor(29_900), saving: minor(3000) } };
export const LongText: Story = { args: { threshold: minor(99_999_900), saving: minor(12_345_678) } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
