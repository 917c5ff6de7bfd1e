import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  words: both('设为默认地址', 'Use as default address'),
  help: both('下单时先选它', 'Chosen first when you order'),
  all: both('全选', 'Select all'),
  wrong: both('请先同意用户协议', 'Please agree to the terms first'),
  vase: both('选择素坯细颈花瓶', 'Select the unglazed vase'),
  long: both(
    '我知道定制的商品不能七天无理由退货，也知道手工烧制的釉色、尺寸与图片会有一点差别，收到破损的可以在四十八小时内拍照换新。',
    'I know that made-to-order pieces cannot be returned without a reason, that glaze and size differ a little from the picture, and that broken ones are replaced when I send a photo within 48 hours.',
  ),
};

export const Default: Story = {
  render: withSampleText(Checkbox, { children: texts.words, description: texts.help }),
  play: async ({ canvas, userEvent, args, globals }) => {
    const box = canvas.getByRole('checkbox', { name: textOf(globals, texts.words) });
    await expect(box).toHaveAccessibleDescription(textOf(globals, texts.help));
    await userEvent.click(canvas.getByText(textOf(globals, texts.words)));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(box).not.toBeChecked();
  },
};

function Every(args: CheckboxProps) {
  const locale = useSampleLocale();
  const text = texts.words[locale];
  const states: CheckboxProps[] = [
    {},
    { defaultSelected: true },
    { isIndeterminate: true },
    { description: texts.help[locale] },
    { errorMessage: texts.wrong[locale] },
    { errorMessage: texts.wrong[locale], description: texts.help[locale], defaultSelected: true },
    { isDisabled: true },
    { isDisabled: true, defaultSelected: true },
    { isDisabled: true, isIndeterminate: true },
  ];
  return (
    <Grid columns="md" gap={8}>
      {states.map((state) => (
        <Checkbox key={JSON.stringify(state)} {...args} {...state}>
          {text}
        </Checkbox>
      ))}
      <Checkbox {...args} aria-label={texts.vase[locale]} defaultSelected />
    </Grid>
  );
}
/** Every state side by side. */
export const Matrix: Story = { render: Every };

/** Some of the boxes that it represents are selected. */
export const Indeterminate: Story = {
  args: { isIndeterminate: true, isSelected: false },
  render: withSampleText(Checkbox, { children: texts.all }),
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const Invalid: Story = {
  render: withSampleText(Checkbox, { children: texts.words, description: texts.help, errorMessage: texts.wrong }),
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(`${textOf(globals, texts.help)} ${textOf(globals, texts.wrong)}`);
  },
};
/** In lists, the row is the label. */
export const BoxOnly: Story = {
  render: withSampleText(Checkbox, { 'aria-label': texts.vase }),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('checkbox', { name: textOf(globals, texts.vase) })).toBeVisible();
  },
};
export const LongText: Story = {
  render: withSampleText(Checkbox, { children: texts.long, description: texts.help, errorMessage: texts.wrong }),
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
