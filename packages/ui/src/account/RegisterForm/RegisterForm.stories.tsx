import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const NOW = 1_790_000_000_000;
const stopped = { now: () => NOW };
const taken = both('这个用户名已被使用', 'This username is taken');
const failed = both('注册失败：网络连接异常', 'Registration failed: network error');

const meta = {
  title: 'Account/RegisterForm',
  component: RegisterForm,
  args: { onSubmit: fn(), termsHref: '#terms', privacyHref: '#privacy' },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'RegisterForm');
    const tSignIn = messagesOf(globals, 'account', 'signIn');
    canvas.getByRole('textbox', { name: tSignIn('username') }).focus();
    await userEvent.keyboard('mallard_7{Tab}Ann{Tab}duck2026');
    await userEvent.type(canvas.getByLabelText(t('confirm')), 'duck2026');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'mallard_7', nickname: 'Ann', password: 'duck2026' });
  },
};

/** Submits nothing until all fields are valid; each field shows its error. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'RegisterForm');
    const tSignIn = messagesOf(globals, 'account', 'signIn');
    await userEvent.type(canvas.getByLabelText(tSignIn('password')), 'duck2026');
    await userEvent.type(canvas.getByLabelText(t('confirm')), 'duck2027');
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    const username = canvas.getByRole('textbox', { name: tSignIn('username') });
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription(`${t('usernameHint')} ${t('errors.USERNAME_INVALID')}`);
    await expect(canvas.getByRole('textbox', { name: t('nickname') })).toHaveAccessibleDescription(
      t('errors.NICKNAME_REQUIRED'),
    );
    await expect(canvas.getByLabelText(t('confirm'))).toHaveAccessibleDescription(t('errors.PASSWORD_MISMATCH'));
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A field with an invalid value shows its error on blur. */
export const LeftWrong: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'account', 'RegisterForm');
    const password = canvas.getByLabelText(messagesOf(globals, 'account', 'signIn')('password'));
    await userEvent.type(password, '12345678');
    await userEvent.tab();
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(expect.stringContaining(t('errors.PASSWORD_LETTER_AND_DIGIT'))),
    );
  },
};

/** The name is taken: only the server knows. */
export const ServerErrors: Story = {
  render: function Taken(args) {
    return <RegisterForm {...args} validationErrors={{ username: taken[useSampleLocale()] }} />;
  },
  play: async ({ canvas, globals }) => {
    const username = canvas.getByRole('textbox', { name: messagesOf(globals, 'account', 'signIn')('username') });
    await expect(username).toHaveAccessibleDescription(expect.stringContaining(textOf(globals, taken)));
  },
};

export const Failed: Story = {
  render: withSampleText(RegisterForm, { errorMessage: failed }),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals, failed));
  },
};

export const Pending: Story = { args: { isPending: true } };

function MatrixSample(props: ComponentProps<typeof RegisterForm>) {
  const locale = useSampleLocale();
  return (
    <SampleProvider locale={locale} clock={stopped}>
      <Grid columns="lg" gap={48}>
        <RegisterForm {...props} />
        <RegisterForm {...props} validationErrors={{ username: taken[locale] }} />
        <RegisterForm {...props} errorMessage={failed[locale]} isPending />
        <RegisterForm {...props} retryAt={NOW + 45_000} />
      </Grid>
    </SampleProvider>
  );
}
export const Matrix: Story = { render: (args) => <MatrixSample {...args} /> };

/** The Enter that ends a composition does not submit the form. */
export const Ime: Story = {
  play: async ({ canvas, args, globals }) => {
    const nickname = canvas.getByRole<HTMLInputElement>('textbox', {
      name: messagesOf(globals, 'account', 'RegisterForm')('nickname'),
    });
    await expect(compose(nickname, 'lvtouya', '绿头鸭')).toBe(true);
    await expect(nickname).toHaveValue('绿头鸭');
    await expect(nickname).not.toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  decorators: [narrow],
  render: withSampleText(RegisterForm, {
    errorMessage: both(
      '注册失败：服务器暂时不可用，请稍后再试。如果一直这样，请联系我们，并附上您看到这条消息的时间。',
      'Registration failed: the server is not available. Try again later. If this goes on, write to us with the time at which you saw this.',
    ),
  }),
};
export const Narrow: Story = { decorators: [narrow] };
