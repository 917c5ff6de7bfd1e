import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ResendButton } from '../ResendButton/ResendButton.tsx';
import { OtpField, type OtpFieldProps } from './OtpField.tsx';

const noon = Date.UTC(2026, 10, 20, 12);
const atNoon = () => noon;

const meta = {
  title: 'Forms/OtpField',
  component: OtpField,
  args: { onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  help: both('已发送到 138****8000', 'Sent to 138****8000'),
  wrong: both('验证码不对，请再看一下短信', 'That is not the code. Please look at the message again.'),
  expired: both('验证码已过期，请重新获取', 'The code has expired. Please get a new one.'),
  longLabel: both(
    '发送到尾号 8000 的手机、用来确认本次付款的六位验证码',
    'The six-digit code for this payment, sent to the phone that ends in 8000',
  ),
};

export const Default: Story = {
  render: withSampleText(OtpField, { description: texts.help }),
  play: async ({ canvas, userEvent, args, globals }) => {
    const field = canvas.getByRole('textbox', { name: messagesOf(globals, 'forms', 'OtpField')('code') });
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAccessibleDescription(textOf(globals, texts.help));
    await userEvent.tab();
    await userEvent.keyboard('12a345');
    await expect(field).toHaveValue('12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await userEvent.keyboard('7');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Backspace}6');
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
  },
};

function Every(args: OtpFieldProps) {
  const locale = useSampleLocale();
  const resend = <ResendButton now={atNoon} availableAt={noon + 42_000} />;
  return (
    <Grid columns="lg" gap={24}>
      <OtpField {...args} />
      <OtpField {...args} value="123" description={texts.help[locale]} />
      <OtpField {...args} value="123456" />
      <OtpField {...args} value="1234" length={4} end={resend} />
      <OtpField {...args} value="123456" errorMessage={texts.wrong[locale]} />
      <OtpField {...args} value="123456" isDisabled />
    </Grid>
  );
}
/** Every state side by side. */
export const Matrix: Story = { render: Every };

/** Extracts the digits of a pasted message, including full-width ones. */
export const Paste: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('１２３ 456');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

/** A rejected code is announced and selected, so that the next digit replaces it. */
export const Wrong: Story = {
  render: function Refused(args) {
    const locale = useSampleLocale();
    const [isWrong, setWrong] = useState(false);
    return (
      <OtpField
        {...args}
        errorMessage={isWrong ? texts.wrong[locale] : undefined}
        onChange={(digits) => {
          args.onChange?.(digits);
          setWrong(false);
        }}
        onComplete={(code) => {
          args.onComplete?.(code);
          setWrong(code !== '654321');
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '123456');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(textOf(globals, texts.wrong));
    await waitFor(() => expect(field.selectionEnd).toBe(6));
    const announcer = canvasElement.querySelector('[data-live-announcer]');
    await waitFor(() => expect(announcer).toHaveTextContent(textOf(globals, texts.wrong)));
    await userEvent.keyboard('6');
    await expect(field).toHaveValue('6');
    await expect(field).not.toBeInvalid();
    await userEvent.keyboard('54321');
    await expect(args.onComplete).toHaveBeenLastCalledWith('654321');
    await expect(field).not.toBeInvalid();
  },
};

/** The code has expired: a new one can be requested at once. */
export const Expired: Story = {
  args: { value: '123456', end: <ResendButton now={atNoon} availableAt={noon} /> },
  render: withSampleText(OtpField, { errorMessage: texts.expired }),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(textOf(globals, texts.expired));
    await expect(
      canvas.getByRole('button', { name: messagesOf(globals, 'forms', 'ResendButton')('sendAgain') }),
    ).toBeEnabled();
  },
};

/** Shows the letters of a composition and accepts only digits. */
export const Ime: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    compose(field, 'yi’er', '１２');
    await waitFor(() => expect(field).toHaveValue('12'));
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '三３ab4');
    await expect(field).toHaveValue('1234');
    await userEvent.paste('5'.repeat(40));
    await expect(args.onComplete).toHaveBeenCalledWith('123455');
  },
};
export const LongText: Story = {
  args: { length: 8, value: '12345678' },
  render: withSampleText(OtpField, { label: texts.longLabel, description: texts.help, errorMessage: texts.expired }),
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
