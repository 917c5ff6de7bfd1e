import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Commerce/QuantityStepper',
  component: QuantityStepper,
  args: { max: 5, onChange: fn(), onLimit: fn() },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: '数量' });
    await expect(canvas.getByRole('button', { name: '减少数量' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '增加数量' }));
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
export const AtLimit: Story = {
  args: { defaultValue: 5, maxReason: 'limit' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '增加数量' }));
    await expect(args.onLimit).toHaveBeenCalledWith('limit');
    await expect(canvas.getByRole('status')).toHaveTextContent('已达购买上限');
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
export const WithNote: Story = { args: { note: '每人限购 5 件', maxReason: 'limit' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const English: Story = { globals: { locale: 'en-US' }, args: { note: 'Limit 5 per customer' } };
