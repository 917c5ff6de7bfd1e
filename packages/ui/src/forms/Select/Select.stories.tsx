import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: '地区',
    placeholder: '请选择',
    items: [
      { id: '310106', label: '上海市 静安区' },
      { id: '330106', label: '杭州市 西湖区' },
      { id: '110105', label: '北京市 朝阳区', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('combobox', { name: '地区' });
    await userEvent.selectOptions(list, '330106');
    await expect(args.onChange).toHaveBeenCalledWith('330106');
    await expect(list).toHaveValue('330106');
  },
};
export const Chosen: Story = { args: { defaultValue: '310106' } };
export const Invalid: Story = { args: { errorMessage: '请选择地区' } };
export const Disabled: Story = { args: { isDisabled: true } };
