import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: '密码', name: 'password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('密码');
    await userEvent.type(field, 'demo1234');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('demo1234');
    await userEvent.click(canvas.getByRole('button', { name: '隐藏密码' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const NewPassword: Story = {
  args: { autoComplete: 'new-password', description: '8 到 20 位，至少一个字母和一个数字' },
};
export const Invalid: Story = { args: { errorMessage: '密码至少 8 位' } };
export const English: Story = { args: { label: 'Password' }, globals: { locale: 'en-US' } };
