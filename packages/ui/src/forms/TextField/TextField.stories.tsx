import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, UserRound } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: '', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  label: both('姓名', 'Name'),
  placeholder: both('收货人姓名', 'Who receives it'),
  description: both('和证件上的一致', 'As on your papers'),
  name: both('林小禾', 'Lin Xiaohe'),
  nickname: both('昵称', 'Nickname'),
  email: both('邮箱', 'Email'),
  emailHelp: both('只用来寄发票', 'Only for sending invoices'),
  wrongEmail: both('邮箱里要有 @', 'An email address has an @'),
  longLabel: both(
    '收货人的姓名（与身份证件或营业执照上的完全一致，含间隔号）',
    'Name of the person who receives the parcel, exactly as on their identity card',
  ),
  longError: both(
    '这个姓名比快递面单能印的长。请去掉称呼、头衔和公司名，只留姓名；需要写公司的，请写在详细地址里。',
    'This name is longer than a parcel label can hold. Please leave out titles and the company; the company belongs in the address.',
  ),
};

export const Default: Story = {
  render: withSampleText(TextField, {
    label: texts.label,
    placeholder: texts.placeholder,
    description: texts.description,
  }),
  play: async ({ canvas, userEvent, args, globals }) => {
    const field = canvas.getByRole('textbox', { name: textOf(globals, texts.label) });
    await expect(field).toHaveAccessibleDescription(textOf(globals, texts.description));
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Lin');
    await expect(args.onChange).toHaveBeenLastCalledWith('Lin');
    await expect(field).toHaveValue('Lin');
  },
};

function Every(args: TextFieldProps) {
  const locale = useSampleLocale();
  const field = { ...args, label: texts.label[locale] };
  const filled = { ...field, defaultValue: texts.name[locale] };
  const icon = <Icon glyph={UserRound} />;
  return (
    <Grid columns="md" gap={20}>
      <TextField {...field} placeholder={texts.placeholder[locale]} />
      <TextField {...filled} />
      <TextField {...filled} description={texts.description[locale]} />
      <TextField {...filled} iconStart={icon} />
      <TextField {...filled} maxLength={20} hasCounter />
      <TextField {...filled} maxLength={locale === 'zh-CN' ? 3 : 10} hasCounter />
      <TextField {...filled} errorMessage={texts.wrongEmail[locale]} />
      <TextField {...filled} isReadOnly />
      <TextField {...filled} isDisabled />
    </Grid>
  );
}
/** Every state side by side. */
export const Matrix: Story = { render: Every };

/** The error appears on blur and disappears while the user corrects it. */
export const Checked: Story = {
  args: { type: 'email', inputMode: 'email', autoComplete: 'email', iconStart: <Icon glyph={Mail} /> },
  render: function Email(args) {
    const locale = useSampleLocale();
    return (
      <TextField
        {...args}
        label={texts.email[locale]}
        description={texts.emailHelp[locale]}
        validate={(text) => (text.includes('@') ? undefined : texts.wrongEmail[locale])}
      />
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: textOf(globals, texts.email) });
    const [help, wrong] = [textOf(globals, texts.emailHelp), textOf(globals, texts.wrongEmail)];
    field.focus();
    await userEvent.tab();
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.type(field, 'lin');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${help} ${wrong}`);
    await userEvent.type(field, '@');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).toHaveAccessibleDescription(help);
    await userEvent.tab();
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

/** Counts as the server does, splits no emoji, and announces the rest only near the limit. */
export const Counted: Story = {
  args: { maxLength: 12, hasCounter: true },
  render: withSampleText(TextField, { label: texts.nickname }),
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'forms', 'TextField');
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    await userEvent.paste('👨‍👩‍👧‍👦林');
    await expect(canvas.getByText('8/12')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.paste('👍🏽a');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('charactersLeft', { count: 1 }));
    await userEvent.paste('👍🏽');
    await expect(field).toHaveValue('👨‍👩‍👧‍👦林👍🏽a');
    field.setSelectionRange(0, 0);
    await userEvent.paste('茶杯');
    await expect(field).toHaveValue('茶👨‍👩‍👧‍👦林👍🏽a');
    await expect(args.onChange).toHaveBeenLastCalledWith('茶👨‍👩‍👧‍👦林👍🏽a');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('charactersLeft', { count: 0 }));
  },
};

/** Text under composition is not truncated; full-width digits, mixed scripts and long words stay as typed. */
export const Ime: Story = {
  args: { maxLength: 12, hasCounter: true },
  render: withSampleText(TextField, { label: texts.nickname }),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    compose(field, 'lü’tou’ya’shang’cheng', '绿头鸭商城');
    await expect(args.onChange).toHaveBeenCalledWith('lü’tou’ya’shang’cheng');
    await expect(args.onChange).toHaveBeenLastCalledWith('绿头鸭商城');
    await userEvent.type(field, '１２ab');
    await expect(field).toHaveValue('绿头鸭商城１２ab');
    compose(field, 'shang’cheng', '商城网上商店');
    await expect(args.onChange).toHaveBeenLastCalledWith('绿头鸭商城１２ab商城网');
    await userEvent.clear(field);
    await userEvent.type(field, 'Donaudampfschiff');
    await expect(field).toHaveValue('Donaudampfsc');
  },
};
export const LongText: Story = {
  args: { defaultValue: '上海市静安区南京西路一千二百六十六号恒隆广场第一座三十二层'.repeat(3) },
  render: withSampleText(TextField, { label: texts.longLabel, errorMessage: texts.longError }),
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
