import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Form, type FormProps } from './Form.tsx';

function LogIn({ onSubmit, ...rest }: FormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form
      {...rest}
      validationErrors={errors}
      onSubmit={(values) => {
        onSubmit?.(values);
        const missing = { username: '请填写用户名', password: '请填写密码' };
        setErrors(Object.fromEntries(Object.entries(missing).filter(([name]) => !values.get(name))));
      }}
    >
      <ErrorSummary />
      <TextField label="用户名" name="username" autoComplete="username" />
      <PasswordField label="密码" name="password" />
      <Checkbox name="rememberMe">记住我</Checkbox>
      <Button type="submit" size="lg" isPending={rest.isPending}>
        登录
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { onSubmit: fn() },
  render: (args) => <LogIn {...args} />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '用户名' }), 'demo');
    await userEvent.type(canvas.getByLabelText('密码'), 'demo1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** The list of errors takes the focus, each entry leads to its field, and mending a field takes its error away. */
export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    const summary = await canvas.findByRole('region', { name: '请检查以下内容' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '请填写密码' }));
    const password = canvas.getByLabelText('密码');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('请填写密码');
    await userEvent.keyboard('d');
    await expect(password).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole('textbox', { name: '用户名' })).toBeInvalid();
  },
};

/** The Enter that takes a word from the input method sends nothing. */
export const InputMethod: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: '用户名' });
    field.focus();
    const prevented = !fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(prevented).toBe(true);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '用户名' }), 'demo{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
