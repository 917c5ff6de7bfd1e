import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import type { Canvas } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ELEMENT, splitAtElement } from '../../intl/splitAtElement.ts';
import { LoginForm } from './LoginForm.tsx';

const NOW = 1_790_000_000_000;
const stopped = { now: () => NOW };
const demo = both('演示账号：demo，密码：demo1234', 'Demo account: demo, password: demo1234');
const refused = both('用户名或密码错误', 'Wrong username or password');
const unknownName = both('没有这个用户名', 'There is no such username');

const meta = {
  title: 'Account/LoginForm',
  component: LoginForm,
  args: { onSubmit: fn(), onSendCode: fn(), termsHref: '#terms', privacyHref: '#privacy' },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The checkbox of the terms: its name contains links. */
function agreementOf(canvas: Canvas): HTMLElement {
  return canvas.getByRole('checkbox', { name: /agree|同意/ });
}

/** By keyboard, from the name to the button; spaces around the name are ignored. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'LoginForm');
    const tSignIn = messagesOf(globals, 'account', 'signIn');
    await userEvent.type(await canvas.findByRole('textbox', { name: tSignIn('username') }), ' demo ');
    await userEvent.tab();
    await userEvent.keyboard('demo1234');
    await userEvent.click(canvas.getByRole('checkbox', { name: t('rememberMe') }));
    await userEvent.click(agreementOf(canvas));
    await userEvent.type(canvas.getByLabelText(tSignIn('password')), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mode: 'password',
      username: 'demo',
      password: 'demo1234',
      rememberMe: true,
    });
  },
};

/** Submits nothing while input is missing; each field shows its error, and the first one has the focus. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'LoginForm');
    const tSignIn = messagesOf(globals, 'account', 'signIn');
    await userEvent.click(await canvas.findByRole('button', { name: t('submit') }));
    const username = canvas.getByRole('textbox', { name: tSignIn('username') });
    await expect(username).toHaveAccessibleDescription(t('usernameRequired'));
    await waitFor(() => expect(username).toHaveFocus());
    await expect(canvas.getByLabelText(tSignIn('password'))).toHaveAccessibleDescription(t('passwordRequired'));
    await expect(agreementOf(canvas)).toBeInvalid();
    await userEvent.type(username, 'd');
    await expect(username).not.toHaveAccessibleDescription();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Sends a code to the phone; the button counts down until another can be sent. */
export const ByCode: Story = {
  args: { modes: ['code', 'password'] },
  render: function Sending(args) {
    const [resendAt, setResendAt] = useState<number>();
    return (
      <SampleProvider clock={stopped}>
        <LoginForm
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
    const t = messagesOf(globals, 'account', 'LoginForm');
    const tResendButton = messagesOf(globals, 'forms', 'ResendButton');
    const phone = await canvas.findByRole('textbox', { name: messagesOf(globals, 'forms', 'PhoneField')('phone') });
    await userEvent.type(phone, '1380');
    await userEvent.click(canvas.getByRole('button', { name: tResendButton('send') }));
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await expect(phone).toHaveAccessibleDescription(messagesOf(globals, 'account', 'signIn')('phoneInvalid'));
    await expect(phone).toHaveFocus();
    await userEvent.clear(phone);
    await userEvent.type(phone, '１３８12342046');
    await userEvent.click(canvas.getByRole('button', { name: tResendButton('send') }));
    await expect(args.onSendCode).toHaveBeenCalledWith('13812342046');
    await expect(canvas.getByRole('button', { name: tResendButton('sendAgainIn', { seconds: 60 }) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: messagesOf(globals, 'forms', 'OtpField')('code') })).toHaveFocus();
    await userEvent.keyboard('１２３456');
    await userEvent.click(agreementOf(canvas));
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mode: 'code',
      phone: '13812342046',
      code: '123456',
      rememberMe: false,
    });
  },
};

/** Switching between the methods keeps all input. */
export const ChangingTheWay: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'account', 'LoginForm');
    const tSignIn = messagesOf(globals, 'account', 'signIn');
    await userEvent.type(await canvas.findByRole('textbox', { name: tSignIn('username') }), 'demo');
    await userEvent.type(canvas.getByLabelText(tSignIn('password')), 'demo1234');
    await userEvent.click(canvas.getByRole('checkbox', { name: t('rememberMe') }));
    await userEvent.click(canvas.getByRole('tab', { name: t('modeNames.password') }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      await canvas.findByRole('textbox', { name: messagesOf(globals, 'forms', 'PhoneField')('phone') }),
    ).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: t('rememberMe') })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('textbox', { name: tSignIn('username') })).toHaveValue('demo');
    await expect(canvas.getByLabelText(tSignIn('password'))).toHaveValue('demo1234');
  },
};

/** Name and password do not match: an alert says so, and the password field has the focus. */
export const Refused: Story = {
  render: function Trying(args) {
    const [state, setState] = useState<'rest' | 'pending' | 'refused'>('rest');
    const locale = useSampleLocale();
    return (
      <LoginForm
        {...args}
        isPending={state === 'pending'}
        errorMessage={state === 'refused' ? refused[locale] : undefined}
        onSubmit={() => {
          setState('pending');
          setTimeout(() => setState('refused'), 20);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'account', 'signIn');
    await userEvent.type(await canvas.findByRole('textbox', { name: t('username') }), 'demo');
    await userEvent.type(canvas.getByLabelText(t('password')), 'wrong');
    await userEvent.click(agreementOf(canvas));
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'account', 'LoginForm')('submit') }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals, refused)));
    await waitFor(() => expect(canvas.getByLabelText(t('password'))).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: t('username') })).toHaveValue('demo');
  },
};

/** The server reports the invalid field. */
export const ServerErrors: Story = {
  render: function Wrong(args) {
    return <LoginForm {...args} validationErrors={{ username: unknownName[useSampleLocale()] }} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByRole('textbox', { name: messagesOf(globals, 'account', 'signIn')('username') }),
    ).toHaveAccessibleDescription(textOf(globals, unknownName));
  },
};

function Stopped(props: ComponentProps<typeof LoginForm>) {
  return (
    <SampleProvider clock={stopped}>
      <LoginForm {...props} retryAt={NOW + 45_000} />
    </SampleProvider>
  );
}

/** Too many attempts: the alert counts down, and an earlier press announces it again. */
export const TooManyAttempts: Story = {
  render: (args) => <Stopped {...args} />,
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'forms', 'FormAlert');
    const [before] = splitAtElement(t('tooManyAttempts', { time: ELEMENT }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(before.trim());
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:45');
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    const button = await canvas.findByRole('button', {
      name: new RegExp(messagesOf(globals, 'account', 'LoginForm')('submitting')),
    });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

function MatrixSample(props: ComponentProps<typeof LoginForm>) {
  const locale = useSampleLocale();
  const hints = { password: demo[locale] };
  return (
    <Grid columns="lg" gap={48}>
      <LoginForm {...props} forgotHref="#forgot" hints={hints} />
      <LoginForm {...props} modes={['code', 'password']} />
      <LoginForm {...props} validationErrors={{ username: unknownName[locale] }} />
      <LoginForm {...props} errorMessage={refused[locale]} />
      <LoginForm {...props} modes={['password']} isPending />
      <Stopped {...props} modes={['code']} />
    </Grid>
  );
}

export const Matrix: Story = { render: (args) => <MatrixSample {...args} /> };

/** The Enter that ends a composition does not submit the form. */
export const Ime: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = await canvas.findByRole<HTMLInputElement>('textbox', {
      name: messagesOf(globals, 'account', 'signIn')('username'),
    });
    await expect(compose(name, 'lvtouya', '绿头鸭')).toBe(true);
    await expect(name).toHaveValue('绿头鸭');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(name).not.toBeInvalid();
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: { forgotHref: '#forgot' },
  render: withSampleText(LoginForm, {
    errorMessage: both(
      '登录需要网络连接，离线时只有演示账户可用。请检查网络设置，连接恢复后再试一次。',
      'Logging in needs a connection; offline, only the demo account works. Check your connection and try again once it is back.',
    ),
  }),
};
export const Narrow: Story = { args: { modes: ['code', 'password'] }, decorators: [narrow] };
