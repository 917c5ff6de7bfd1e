import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: '', onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  label: both('刻字数量', 'Engraved letters'),
  help: both('每件最多 12 个', 'Up to 12 on each piece'),
  wrong: both('请填写数量', 'Please enter how many'),
  budget: both('预算', 'Budget'),
  weight: both('承重', 'Load'),
  share: both('折扣', 'Discount'),
  long: both(
    '这件商品需要刻多少个字母、数字或者汉字，包括标点，不包括空格',
    'How many letters, digits or Chinese characters are to be engraved, with punctuation, without spaces',
  ),
};
const yuan = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;
const percent = { style: 'percent' } as const;

export const Default: Story = {
  args: { defaultValue: 3, minValue: 1, maxValue: 12 },
  render: withSampleText(NumberField, { label: texts.label, description: texts.help }),
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'forms', 'NumberField');
    const label = textOf(globals, texts.label);
    const field = canvas.getByRole('spinbutton', { name: label });
    await expect(field).toHaveAccessibleDescription(textOf(globals, texts.help));
    await userEvent.click(canvas.getByRole('button', { name: t('increase', { label }) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.clear(field);
    await userEvent.type(field, '20');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await expect(canvas.getByRole('status')).toHaveTextContent(t('atMost', { limit: '12' }));
    await expect(canvas.getByRole('button', { name: t('increase', { label }) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

function Every(args: NumberFieldProps) {
  const locale = useSampleLocale();
  const field = { ...args, label: texts.label[locale] };
  return (
    <Grid columns="md" gap={20}>
      <NumberField {...field} />
      <NumberField {...field} defaultValue={1} minValue={1} description={texts.help[locale]} />
      <NumberField {...field} defaultValue={12} maxValue={12} />
      <NumberField {...args} label={texts.budget[locale]} defaultValue={1280} formatOptions={yuan} hasButtons={false} />
      <NumberField {...args} label={texts.weight[locale]} defaultValue={80} end="kg" />
      <NumberField {...args} label={texts.share[locale]} defaultValue={0.15} formatOptions={percent} step={0.05} />
      <NumberField {...field} errorMessage={texts.wrong[locale]} />
      <NumberField {...field} defaultValue={3} isReadOnly />
      <NumberField {...field} defaultValue={3} isDisabled />
    </Grid>
  );
}
/** Every state and format side by side. */
export const Matrix: Story = { render: Every };

export const Keyboard: Story = {
  args: { defaultValue: 3, minValue: 1, maxValue: 99 },
  render: withSampleText(NumberField, { label: texts.label }),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(14);
    await userEvent.keyboard('{End}');
    await expect(field).toHaveAttribute('aria-valuenow', '99');
    await userEvent.keyboard('{Home}');
    await expect(field).toHaveAttribute('aria-valuenow', '1');
  },
};
/** Is edited in its display format. */
export const Currency: Story = {
  args: { defaultValue: 1280, formatOptions: yuan, minValue: 0, step: 0.01, hasButtons: false },
  render: withSampleText(NumberField, { label: texts.budget }),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveValue('¥1,280.00');
    await userEvent.clear(field);
    await userEvent.type(field, '99.5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(99.5);
    await expect(field).toHaveValue('¥99.50');
    await expect(field).toHaveAttribute('aria-valuetext', '¥99.50');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
/**
 * Accepts full-width and mixed digits; Enter within a composition commits nothing; text without a
 * number restores the last one.
 */
export const Ime: Story = {
  render: withSampleText(NumberField, { label: texts.label }),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton');
    compose(field, '１２', '１２');
    // Safari sends the key that ends a composition after `compositionend`.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(field, '4{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(124);
    await userEvent.clear(field);
    await userEvent.type(field, '十二abc');
    await userEvent.tab();
    await expect(field).toHaveValue('124');
  },
};
export const LongText: Story = {
  args: { defaultValue: 1_234_567_890, minValue: 0 },
  render: withSampleText(NumberField, { label: texts.long, description: texts.long, errorMessage: texts.long }),
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
