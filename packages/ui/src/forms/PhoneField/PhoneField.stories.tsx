import type { Meta, StoryObj } from '@storybook/react-vite';
import { Smartphone } from 'lucide-react';
import { expect, fireEvent, fn } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { onChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  help: both('快递员会打这个电话', 'The courier calls this number'),
  wrong: both('请填写正确的电话', 'Please enter a valid phone number'),
  longLabel: both(
    '送货当天能接通的手机号或者座机（座机请带区号）',
    'A mobile or landline number that is answered on the day of delivery',
  ),
  longHelp: both(
    '快递员会在送达前半小时打这个电话，打不通时会把包裹放到最近的驿站，并用短信告诉您取件码。',
    'The courier calls half an hour before arriving. If nobody answers, the parcel goes to the nearest locker and you get a code by text message.',
  ),
};

export const Default: Story = {
  render: withSampleText(PhoneField, { description: texts.help }),
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'forms', 'PhoneField');
    const field = canvas.getByRole('textbox', { name: t('phone') });
    await expect(field).toHaveAttribute('type', 'tel');
    await userEvent.tab();
    await userEvent.keyboard('1380013');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${textOf(globals, texts.help)} ${t('invalid')}`);
    await userEvent.type(field, '8000');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith('13800138000');
  },
};

function Every(args: PhoneFieldProps) {
  const locale = useSampleLocale();
  return (
    <Grid columns="md" gap={20}>
      <PhoneField {...args} description={texts.help[locale]} />
      <PhoneField {...args} defaultValue="13800138000" iconStart={<Icon glyph={Smartphone} />} />
      <PhoneField {...args} defaultValue="010-12345678" />
      <PhoneField {...args} defaultValue="1380" errorMessage={texts.wrong[locale]} />
      <PhoneField {...args} defaultValue="13800138000" isReadOnly />
      <PhoneField {...args} defaultValue="13800138000" isDisabled />
    </Grid>
  );
}
/** Every state side by side. */
export const Matrix: Story = { render: Every };

/** Numbers in the formats of people and address books. */
export const Kinds: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    for (const [written, plain] of [
      ['+86 138-0013-8000', '13800138000'],
      ['8613800138000', '13800138000'],
      ['010-12345678', '010-12345678'],
      ['(0571) 8888-8888', '0571-88888888'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(written);
      await userEvent.tab();
      await expect(field).toHaveValue(plain);
      await expect(field).not.toBeInvalid();
    }
    await userEvent.clear(field);
    await userEvent.type(field, '23800138000');
    await userEvent.tab();
    await expect(field).toBeInvalid();
  },
};
/** A code cannot be sent to a landline. */
export const Mobile: Story = {
  args: { kind: 'mobile' },
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '010-12345678');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(messagesOf(globals, 'forms', 'PhoneField')('mobileInvalid'));
  },
};
/** Full-width digits are normalized on blur; words and long texts stay, to be corrected. */
export const Ime: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    compose(field, '１３８', '１３８');
    // Safari sends the key that ends a composition after `compositionend`.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(field).toHaveValue('１３８');
    await userEvent.type(field, '00138０００');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('13800138000');
    await expect(field).toHaveValue('13800138000');
    compose(field, 'shouji', '手机');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('13800138000手机');
  },
};
export const LongText: Story = {
  args: { defaultValue: '0123456789-123'.repeat(6) },
  render: withSampleText(PhoneField, {
    label: texts.longLabel,
    description: texts.longHelp,
    errorMessage: texts.wrong,
  }),
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
