import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import {
  type PaymentMethodOption,
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
} from './PaymentMethodPicker.tsx';

const text = {
  alipay: both('支付宝', 'Alipay'),
  alipayText: both('推荐，即时到账', 'Recommended, arrives at once'),
  wechat: both('微信支付', 'WeChat Pay'),
  offer: both('立减 ¥5', '¥5 off'),
  card: both('银行卡', 'Bank card'),
  cardText: both('储蓄卡、信用卡', 'Debit or credit'),
  balance: both('余额支付', 'Balance'),
  reason: both('余额不足，可用 ¥12.80', 'Not enough, ¥12.80 available'),
  number: both('卡号', 'Card number'),
  long: both(
    '商户合作银行分期支付（三期、六期或十二期，由银行审核）',
    'Pay in three, six or twelve instalments with a partner bank, which decides on approval',
  ),
};

type Kind = 'many' | 'one' | 'none' | 'long';

/** The payment methods of a shop, in the page's language. */
function useMethods(kind: Kind): PaymentMethodOption[] {
  const locale = useSampleLocale();
  const t = (key: keyof typeof text) => text[key][locale];
  const alipay = { code: 'alipay', name: t('alipay'), description: t('alipayText') };
  if (kind === 'none') return [{ ...alipay, unavailableReason: t('reason') }];
  if (kind === 'one') return [alipay];
  const isLong = kind === 'long';
  return [
    { ...alipay, ...(isLong && { name: t('long'), description: t('long') }) },
    { code: 'wechat', name: t('wechat'), offer: t('offer') },
    {
      code: 'card',
      name: t('card'),
      description: t('cardText'),
      fee: minor(isLong ? 1_289_900 : 200),
      form: <TextField label={t('number')} inputMode="numeric" autoComplete="cc-number" />,
    },
    { code: 'balance', name: t('balance'), unavailableReason: isLong ? t('long') : t('reason') },
  ];
}

type SampleProps = Omit<PaymentMethodPickerProps, 'methods' | 'ref'> & { kind?: Kind };

function Sample({ kind = 'many', ...props }: SampleProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PaymentMethodPicker
      {...props}
      methods={useMethods(kind)}
      value={value}
      onChange={(code) => {
        setValue(code);
        props.onChange(code);
      }}
    />
  );
}

const meta = {
  title: 'Commerce/PaymentMethodPicker',
  component: PaymentMethodPicker,
  args: { methods: [], value: 'alipay', onChange: fn() },
  render: ({ methods: _methods, ref: _ref, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof PaymentMethodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Creates a story with one kind of sample. */
const shows = (kind: Kind, story: Story = {}): Story => ({
  ...story,
  render: ({ methods: _methods, ref: _ref, ...args }) => <Sample {...args} kind={kind} />,
});

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'checkout', 'PaymentMethodPicker');
    await expect(canvas.getByRole('group', { name: t('methods') })).toBeVisible();
    const alipay = canvas.getByRole('radio', { name: textOf(globals, text.alipay) });
    await expect(alipay).toHaveAccessibleDescription(textOf(globals, text.alipayText));
    alipay.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('wechat');
    await expect(canvas.getByRole('radio', { name: textOf(globals, text.wechat) })).toHaveAccessibleDescription(
      textOf(globals, text.offer),
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('card');
    await expect(canvas.getByRole('textbox', { name: textOf(globals, text.number) })).toBeVisible();
    const balance = canvas.getByRole('radio', { name: textOf(globals, text.balance) });
    await userEvent.click(balance);
    await expect(balance).not.toBeChecked();
    await expect(balance).toHaveAccessibleDescription(textOf(globals, text.reason));
  },
};
/** Every state side by side. */
export const Matrix: Story = {
  render: ({ methods: _methods, ref: _ref, ...args }) => (
    <Grid columns="lg" gap={32}>
      <Sample {...args} />
      <Sample {...args} value="card" />
      <Sample {...args} value="cash" />
      <Sample {...args} isDisabled />
      <Sample {...args} kind="one" />
      <Sample {...args} kind="none" value={null} />
    </Grid>
  ),
};
export const One = shows('one');
export const NoneAvailable = shows('none', {
  args: { value: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      messagesOf(globals, 'checkout', 'PaymentMethodPicker')('noMethods'),
    );
  },
});
/** The method that was used last is gone: none is selected instead. */
export const DefaultGone: Story = {
  args: { value: 'cash' },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'checkout', 'PaymentMethodPicker');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(t('unavailable'));
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};
export const NoneChosen: Story = { args: { value: null } };
export const LongText = shows('long');
export const Narrow = shows('long', { decorators: [narrow] });
