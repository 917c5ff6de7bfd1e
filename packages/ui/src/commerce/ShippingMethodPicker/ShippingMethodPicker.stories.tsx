import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ShippingMethodPicker, type ShippingMethodPickerProps } from './ShippingMethodPicker.tsx';

const text = {
  standard: both('标准快递', 'Standard'),
  standardArrival: both('11 月 22 日（周日）送达', 'Arrives Sunday, November 22'),
  express: both('当日达', 'Same day'),
  expressArrival: both('今天 22:00 前送达', 'Arrives today before 22:00'),
  pickup: both('到店自提', 'Pick up'),
  pickupReason: both('附近没有自提点', 'No shop near this address'),
  long: both(
    '大件家具送货入户并安装（两人搬运，预约上午或下午，旧家具可一并带走）',
    'Furniture carried in and assembled by two people, morning or afternoon by appointment, old furniture taken along',
  ),
};

type SampleProps = Omit<ShippingMethodPickerProps, 'methods' | 'ref'> & { kind?: 'all' | 'none' | 'long' };

function Sample({ kind = 'all', ...props }: SampleProps) {
  const locale = useSampleLocale();
  const [value, setValue] = useState(props.value);
  const reason = text.pickupReason[locale];
  const isNone = kind === 'none';
  return (
    <ShippingMethodPicker
      {...props}
      value={value}
      onChange={(code) => {
        setValue(code);
        props.onChange(code);
      }}
      methods={[
        {
          code: 'standard',
          name: text[kind === 'long' ? 'long' : 'standard'][locale],
          fee: minor(0),
          arrival: text.standardArrival[locale],
          unavailableReason: isNone ? reason : undefined,
        },
        {
          code: 'express',
          name: text.express[locale],
          fee: minor(kind === 'long' ? 128_800 : 1800),
          arrival: kind === 'long' ? text.long[locale] : text.expressArrival[locale],
          unavailableReason: isNone ? reason : undefined,
        },
        { code: 'pickup', name: text.pickup[locale], fee: minor(0), unavailableReason: reason },
      ]}
    />
  );
}

const meta = {
  title: 'Commerce/ShippingMethodPicker',
  component: ShippingMethodPicker,
  args: { methods: [], value: 'standard', onChange: fn() },
  render: ({ methods: _methods, ref: _ref, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof ShippingMethodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'checkout', 'ShippingMethodPicker');
    await expect(canvas.getByRole('group', { name: t('methods') })).toBeVisible();
    const standard = canvas.getByRole('radio', { name: textOf(globals, text.standard) });
    await expect(standard).toHaveAccessibleDescription(`${textOf(globals, text.standardArrival)} ${t('free')}`);
    standard.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('express');
    const pickup = canvas.getByRole('radio', { name: textOf(globals, text.pickup) });
    await userEvent.click(pickup);
    await expect(pickup).not.toBeChecked();
    await expect(pickup).toHaveAccessibleDescription(textOf(globals, text.pickupReason));
  },
};
/** Every state side by side. */
export const Matrix: Story = {
  render: ({ methods: _methods, ref: _ref, ...args }) => (
    <Grid columns="lg" gap={32}>
      <Sample {...args} />
      <Sample {...args} value={null} />
      <Sample {...args} isStale />
      <Sample {...args} isDisabled />
      <Sample {...args} value="drone" />
      <Sample {...args} kind="none" value={null} />
    </Grid>
  ),
};
/** The selected method is gone: none is selected instead. */
export const ChosenOneGone: Story = {
  args: { value: 'drone' },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'checkout', 'ShippingMethodPicker');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(t('unavailable'));
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};
export const NoneAvailable: Story = {
  args: { value: null },
  render: ({ methods: _methods, ref: _ref, ...args }) => <Sample {...args} kind="none" />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      messagesOf(globals, 'checkout', 'ShippingMethodPicker')('noMethods'),
    );
  },
};
export const LongText: Story = {
  render: ({ methods: _methods, ref: _ref, ...args }) => <Sample {...args} kind="long" />,
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
