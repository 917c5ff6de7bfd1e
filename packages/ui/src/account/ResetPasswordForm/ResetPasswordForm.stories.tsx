import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const NOW = 1_790_000_000_000;
const stopped = { now: () => NOW };
const PHONE = '13812342046';
const wrongCode = both('验证码不对或已过期', 'This code is wrong or has expired');
const failed = both('服务器错误，请稍后重试', 'Server error. Please try again later.');
const accountPhone = both('请用登录账号的手机号。', 'Use the phone number you log in with.');

const meta = {
  title: 'Account/ResetPasswordForm',
  component: ResetPasswordForm,
  args: { onSubmit: fn(), onSendCode: fn() },
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sends a code to the phone, another one after a minute; then sets the new password. */
export const Default: Story = {
  render: function Sending(args) {
    const [resendAt, setResendAt] = useState<number>();
    return (
      <SampleProvider clock={stopped}>
        <ResetPasswordForm
          {...args}
          resendAt={resendAt}
          onSendCode={(phone) => {
            args.onSendCode?.(phone);
            setResendAt(NOW + 60_000);
          }}
        />
      </SampleProvider>
    );
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'ResetPasswordForm');
    const tResendButton = messagesOf(globals, 'forms', 'ResendButton');
    const phone = await canvas.findByRole('textbox', { name: messagesOf(globals, 'forms', 'PhoneField')('phone') });
    await userEvent.type(phone, '１３８12342046');
    await userEvent.click(canvas.getByRole('button', { name: tResendButton('send') }));
    await expect(args.onSendCode).toHaveBeenCalledWith(PHONE);
    await expect(canvas.getByRole('button', { name: tResendButton('sendAgainIn', { seconds: 60 }) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: messagesOf(globals, 'forms', 'OtpField')('code') })).toHaveFocus();
    await userEvent.keyboard('123456');
    await userEvent.type(canvas.getByLabelText(t('newPassword')), 'duck2026');
    await userEvent.type(canvas.getByLabelText(t('confirm')), 'duck2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: PHONE, code: '123456', newPassword: 'duck2026' });
  },
};

/** The account's phone is known: it is shown masked, and receives the code. */
export const KnownPhone: Story = {
  args: { phone: PHONE },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'forms', 'ResendButton');
    await expect(
      canvas.getByText(messagesOf(globals, 'account', 'signIn')('codeSentTo', { phone: '138****2046' })),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('textbox', { name: messagesOf(globals, 'forms', 'PhoneField')('phone') }),
    ).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await expect(args.onSendCode).toHaveBeenCalledWith(PHONE);
  },
};

/** Submits nothing until everything is valid; each field shows its error, and the first one has the focus. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'ResetPasswordForm');
    const tSignIn = messagesOf(globals, 'account', 'signIn');
    const phone = await canvas.findByRole('textbox', { name: messagesOf(globals, 'forms', 'PhoneField')('phone') });
    await userEvent.type(canvas.getByLabelText(t('newPassword')), 'duckduck');
    await userEvent.type(canvas.getByLabelText(t('confirm')), 'duck');
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription(tSignIn('phoneInvalid'));
    await expect(
      canvas.getByRole('textbox', { name: messagesOf(globals, 'forms', 'OtpField')('code') }),
    ).toHaveAccessibleDescription(expect.stringContaining(tSignIn('codeInvalid')));
    await expect(canvas.getByLabelText(t('newPassword'))).toHaveAccessibleDescription(
      expect.stringContaining(t('errors.PASSWORD_LETTER_AND_DIGIT')),
    );
    await expect(canvas.getByLabelText(t('confirm'))).toHaveAccessibleDescription(t('errors.PASSWORD_MISMATCH'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Only the server knows whether the code is right. */
export const WrongCode: Story = {
  render: function Wrong(args) {
    return <ResetPasswordForm {...args} validationErrors={{ code: wrongCode[useSampleLocale()] }} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByRole('textbox', { name: messagesOf(globals, 'forms', 'OtpField')('code') }),
    ).toHaveAccessibleDescription(expect.stringContaining(textOf(globals, wrongCode)));
  },
};

export const Failed: Story = {
  render: withSampleText(ResetPasswordForm, { errorMessage: failed }),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals, failed));
  },
};

export const Pending: Story = { args: { isPending: true } };

function MatrixSample(props: ComponentProps<typeof ResetPasswordForm>) {
  const locale = useSampleLocale();
  return (
    <SampleProvider locale={locale} clock={stopped}>
      <Grid columns="lg" gap={48}>
        <ResetPasswordForm {...props} hint={accountPhone[locale]} />
        <ResetPasswordForm {...props} phone={PHONE} resendAt={NOW + 42_000} />
        <ResetPasswordForm {...props} validationErrors={{ code: wrongCode[locale] }} />
        <ResetPasswordForm {...props} errorMessage={failed[locale]} isPending />
        <ResetPasswordForm {...props} retryAt={NOW + 45_000} isSendingCode />
      </Grid>
    </SampleProvider>
  );
}
export const Matrix: Story = { render: (args) => <MatrixSample {...args} /> };

export const LongText: Story = {
  decorators: [narrow],
  render: withSampleText(ResetPasswordForm, {
    errorMessage: both(
      '设置密码需要网络连接。请检查网络设置，连接恢复后再试一次。',
      'Setting a password needs a connection. Check your connection and try again once it is back.',
    ),
  }),
};
export const Narrow: Story = { decorators: [narrow] };
