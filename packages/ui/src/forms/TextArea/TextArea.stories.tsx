import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: '', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  label: both('给卖家留言', 'Note to the seller'),
  placeholder: both('选填', 'Optional'),
  help: both('不要写电话和地址', 'Leave out your phone and your address'),
  note: both('请放门口，不用敲门。', 'Please leave it at the door. No need to knock.'),
  wrong: both('请写下评价', 'Please write a few words'),
  address: both('详细地址', 'Street and house'),
  longAddress: both(
    '南京西路一千二百六十六号恒隆广场第一座三十二层三二零一室，进大堂后请走左手边的货运电梯，'.repeat(5).slice(0, 200),
    'Please take the goods lift on the left behind the lobby, 32nd floor, and ring at 3201. '.repeat(4).slice(0, 200),
  ),
};

export const Default: Story = {
  render: withSampleText(TextArea, { label: texts.label, placeholder: texts.placeholder, description: texts.help }),
  play: async ({ canvas, userEvent, args, globals }) => {
    const field = canvas.getByRole('textbox', { name: textOf(globals, texts.label) });
    await expect(field).toHaveAccessibleDescription(textOf(globals, texts.help));
    await userEvent.tab();
    await userEvent.keyboard('a{Enter}b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a\nb');
  },
};

function Every(args: TextAreaProps) {
  const locale = useSampleLocale();
  const field = { ...args, label: texts.label[locale] };
  const filled = { ...field, defaultValue: texts.note[locale] };
  return (
    <Grid columns="md" gap={20}>
      <TextArea {...field} placeholder={texts.placeholder[locale]} />
      <TextArea {...filled} description={texts.help[locale]} />
      <TextArea {...filled} maxLength={200} />
      <TextArea {...filled} maxLength={locale === 'zh-CN' ? 10 : 46} />
      <TextArea {...field} errorMessage={texts.wrong[locale]} />
      <TextArea {...filled} rows={5} autoResize={false} />
      <TextArea {...filled} isReadOnly />
      <TextArea {...filled} isDisabled />
    </Grid>
  );
}
/** Every state side by side. */
export const Matrix: Story = { render: Every };

/** Counts as the server does, and announces the rest only near the limit. */
export const Counted: Story = {
  args: { maxLength: 26 },
  render: withSampleText(TextArea, { label: texts.label }),
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'TextField');
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('👨‍👩‍👧‍👦请放门口，谢谢你们啦，辛苦了再会呀');
    await expect(canvas.getByText('24/26')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('charactersLeft', { count: 2 }));
    await userEvent.keyboard('abc');
    await expect(field).toHaveValue('👨‍👩‍👧‍👦请放门口，谢谢你们啦，辛苦了再会呀ab');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('charactersLeft', { count: 0 }));
  },
};

/** Grows with the number of lines. */
export const Growing: Story = {
  render: withSampleText(TextArea, { label: texts.label }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const before = field.clientHeight;
    await userEvent.type(field, '1{Enter}2{Enter}3{Enter}4{Enter}5');
    if (CSS.supports('field-sizing: content')) await expect(field.clientHeight).toBeGreaterThan(before);
  },
};

/** Text under composition is not truncated; the Enter that ends a composition adds no line break. */
export const Ime: Story = {
  args: { maxLength: 6 },
  render: withSampleText(TextArea, { label: texts.label }),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    compose(field, 'fang’men’kou', '放门口');
    await expect(field).toHaveValue('放门口');
    await userEvent.type(field, '１a');
    compose(field, 'xiexie', '谢谢');
    await expect(args.onChange).toHaveBeenLastCalledWith('放门口１a谢');
  },
};
/** An address of 200 characters. */
/** Has no frame of its own, in a panel that is one. */
export const Bare: Story = {
  args: { variant: 'bare', isLabelHidden: true, rows: 1 },
  decorators: [
    (Story) => (
      <Surface>
        <Story />
      </Surface>
    ),
  ],
};
export const LongText: Story = {
  args: { maxLength: 200 },
  render: withSampleText(TextArea, {
    label: texts.address,
    defaultValue: texts.longAddress,
    errorMessage: texts.wrong,
  }),
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
