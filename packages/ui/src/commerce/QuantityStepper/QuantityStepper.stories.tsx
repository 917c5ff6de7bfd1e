import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { quantityStepperWords } from './QuantityStepper.words.ts';

const meta = {
  title: 'Commerce/QuantityStepper',
  component: QuantityStepper,
  args: { max: 5, onChange: fn(), onLimit: fn() },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

const limit = both('每人限购 5 件', 'Limit 5 per customer');

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = wordsOf(globals, quantityStepperWords);
    const field = canvas.getByRole('spinbutton', { name: words.quantity });
    await expect(canvas.getByRole('button', { name: words.decrease })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: words.increase }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(field).toHaveValue('2');
    await userEvent.clear(field);
    await userEvent.type(field, '４{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('4');
  },
};
/** Every size and state side by side. */
export const Matrix: Story = {
  render: (args) => (
    <Grid columns={2} gap={24}>
      {(['sm', 'md'] as const).flatMap((size) => [
        <QuantityStepper key={size} {...args} size={size} defaultValue={2} />,
        <QuantityStepper key={`${size} least`} {...args} size={size} />,
        <QuantityStepper key={`${size} most`} {...args} size={size} defaultValue={5} />,
        <QuantityStepper key={`${size} pending`} {...args} size={size} defaultValue={2} isPending />,
        <QuantityStepper key={`${size} disabled`} {...args} size={size} isDisabled />,
        <WithNoteSample key={`${size} note`} size={size} />,
      ])}
    </Grid>
  ),
};
function WithNoteSample({ size }: { size: 'sm' | 'md' }) {
  return <QuantityStepper max={5} maxReason="limit" size={size} note={limit[useSampleLocale()]} />;
}
export const AtLimit: Story = {
  args: { defaultValue: 5, maxReason: 'limit' },
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = wordsOf(globals, quantityStepperWords);
    await userEvent.click(canvas.getByRole('button', { name: words.increase }));
    await expect(args.onLimit).toHaveBeenCalledWith('limit');
    await expect(canvas.getByRole('status')).toHaveTextContent(words.limitReached);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Keyboard: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('spinbutton').focus();
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};
export const RefusedByOwner: Story = {
  args: { value: 2 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await userEvent.tab();
    await expect(field).toHaveValue('2');
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { isDisabled: true } };
