import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: '设为默认地址', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: '设为默认地址' });
    await userEvent.click(canvas.getByText('设为默认地址'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const Selected: Story = { args: { defaultSelected: true } };
export const Indeterminate: Story = {
  args: { children: '全选', isIndeterminate: true, isSelected: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const Invalid: Story = { args: { children: '我已阅读并同意用户协议', errorMessage: '请先同意用户协议' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledSelected: Story = { args: { isDisabled: true, defaultSelected: true } };
/** In lists the row is the label. */
export const BoxOnly: Story = { args: { children: undefined, 'aria-label': '选择素坯细颈花瓶' } };
export const LongText: Story = {
  args: {
    children:
      'I have read the terms of use and the privacy policy, and agree that the shop may keep my address for deliveries. '.repeat(
        2,
      ),
  },
};
