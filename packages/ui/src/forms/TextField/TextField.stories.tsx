import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: '姓名', placeholder: '收货人姓名', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '姓名' });
    await userEvent.type(field, '林秋');
    await expect(args.onChange).toHaveBeenLastCalledWith('林秋');
    await expect(field).toHaveValue('林秋');
  },
};
export const WithDescription: Story = {
  args: { label: '手机号', description: '快递员会打这个电话', type: 'tel', iconStart: <Icon glyph={Phone} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('快递员会打这个电话');
  },
};
export const Invalid: Story = {
  args: { label: '电话', defaultValue: '1380', errorMessage: '请填写正确的电话' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('请填写正确的电话');
  },
};
export const Disabled: Story = { args: { label: '邮编', defaultValue: '200040', isDisabled: true } };
export const ReadOnly: Story = { args: { label: '邮编', defaultValue: '200040', isReadOnly: true } };
export const LongText: Story = {
  args: {
    label: 'Street, building, floor and room, as the courier needs them',
    defaultValue: '上海市静安区南京西路一千二百六十六号恒隆广场第一座三十二层三二零一室'.repeat(3),
    errorMessage:
      'This address is longer than the label of a parcel can hold. Please leave out what the courier does not need.',
  },
};
