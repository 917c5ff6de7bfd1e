import type { Meta, StoryObj } from '@storybook/react-vite';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { compose } from '../../fixtures/compose.ts';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Form } from '../Form/Form.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: '', onChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  label: both('密码', 'Password'),
  again: both('确认密码', 'Confirm password'),
  length: both('8–20 位', '8 to 20 characters'),
  kinds: both('至少一个字母和一个数字', 'At least one letter and one digit'),
  wrong: both('用户名或密码错误', 'Wrong username or password'),
  mismatch: both('两次输入的密码不一致', 'The passwords do not match'),
  save: both('保存', 'Save'),
  longRule: both(
    '不能和用户名、手机号、邮箱里连续六位以上的部分相同，也不能是最近用过的五个密码之一',
    'Must not repeat six characters in a row from your username, phone number or email, nor one of your last five passwords',
  ),
};

function useRules() {
  const locale = useSampleLocale();
  return [
    { label: texts.length[locale], isMet: (password: string) => password.length >= 8 && password.length <= 20 },
    { label: texts.kinds[locale], isMet: (password: string) => /[a-z]/i.test(password) && /\d/.test(password) },
  ];
}

export const Default: Story = {
  render: withSampleText(PasswordField, { label: texts.label }),
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'PasswordField');
    const field = canvas.getByLabelText(textOf(globals, texts.label));
    await userEvent.tab();
    await userEvent.keyboard('demo1234');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('showPassword') })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('demo1234');
    await userEvent.click(canvas.getByRole('button', { name: t('hidePassword') }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

function Every(args: PasswordFieldProps) {
  const locale = useSampleLocale();
  const field = { ...args, label: texts.label[locale] };
  const rules = useRules();
  return (
    <Grid columns="md" gap={20}>
      <PasswordField {...field} iconStart={<Icon glyph={LockKeyhole} />} />
      <PasswordField {...field} defaultValue="demo1234" isRevealed />
      <PasswordField {...field} defaultValue="demo" errorMessage={texts.wrong[locale]} />
      <PasswordField {...field} rules={rules} />
      <PasswordField {...field} rules={rules} defaultValue="duckpond" hasStrength />
      <PasswordField {...field} rules={rules} defaultValue="demo1234" hasStrength />
      <PasswordField {...field} rules={rules} defaultValue="Duck-pond-2026" hasStrength />
      <PasswordField {...field} defaultValue="demo1234" isDisabled />
    </Grid>
  );
}
/** Every state side by side. */
export const Matrix: Story = { render: Every };

/** Each rule shows whether it is met, and a change of the strength is announced. */
export const NewPassword: Story = {
  args: { autoComplete: 'new-password', hasStrength: true },
  render: function New(args) {
    return <PasswordField {...args} label={texts.label[useSampleLocale()]} rules={useRules()} />;
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'PasswordField');
    const field = canvas.getByLabelText(textOf(globals, texts.label));
    const [length, kinds] = [textOf(globals, texts.length), textOf(globals, texts.kinds)];
    await expect(field).toHaveAccessibleDescription(`${length} ${t('ruleUnmet')} ${kinds} ${t('ruleUnmet')}`);
    await userEvent.type(field, 'pond2026');
    await expect(field).toHaveAccessibleDescription(`${length} ${t('ruleMet')} ${kinds} ${t('ruleMet')}`);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${t('strength')} ${t('fair')}`);
    await userEvent.clear(field);
    await userEvent.paste('Duck-pond-2026');
    await expect(field).toHaveValue('Duck-pond-2026');
    await expect(canvas.getByRole('status')).toHaveTextContent(`${t('strength')} ${t('strong')}`);
  },
};

/** A mismatch is reported when the second field loses the focus. */
export const ConfirmMismatch: Story = {
  render: function Confirm(args) {
    const locale = useSampleLocale();
    const [password, setPassword] = useState('');
    return (
      <Form>
        <PasswordField {...args} name="password" label={texts.label[locale]} value={password} onChange={setPassword} />
        <PasswordField
          name="again"
          label={texts.again[locale]}
          autoComplete="new-password"
          validate={(again) => (again === password ? undefined : texts.mismatch[locale])}
        />
        <Button type="submit">{texts.save[locale]}</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const again = canvas.getByLabelText(textOf(globals, texts.again));
    await userEvent.type(canvas.getByLabelText(textOf(globals, texts.label)), 'demo1234');
    await userEvent.type(again, 'demo123');
    await userEvent.tab();
    await expect(again).toHaveAccessibleDescription(textOf(globals, texts.mismatch));
    await userEvent.type(again, '4');
    await userEvent.tab();
    await expect(again).not.toBeInvalid();
  },
};

/** Hidden fields disable input methods; a revealed one accepts their text. */
export const Ime: Story = {
  args: { isRevealed: true },
  render: withSampleText(PasswordField, { label: texts.label }),
  play: async ({ canvas, userEvent, args, globals }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(textOf(globals, texts.label));
    compose(field, 'ya', '鸭');
    await userEvent.type(field, '１２a');
    await expect(args.onChange).toHaveBeenLastCalledWith('鸭１２a');
  },
};
export const LongText: Story = {
  args: { defaultValue: 'a'.repeat(80), isRevealed: true },
  render: function Long(args) {
    const locale = useSampleLocale();
    const rules = [...useRules(), { label: texts.longRule[locale], isMet: () => false }];
    return <PasswordField {...args} label={texts.label[locale]} rules={rules} errorMessage={texts.longRule[locale]} />;
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
