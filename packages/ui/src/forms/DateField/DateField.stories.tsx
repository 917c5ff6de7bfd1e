import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { dateOrder } from './dateOrder.ts';
import { formatDate } from './plainDate.ts';

const label = both('生日', 'Birthday');

function Sample(props: Omit<DateFieldProps, 'label'>) {
  return <DateField {...props} label={label[useSampleLocale()]} />;
}

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: '', onChange: fn(), minValue: '1900-01-01', maxValue: '2026-11-20' },
  render: ({ label: _label, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

function part({ canvas, globals }: Pick<Play, 'canvas' | 'globals'>, name: 'year' | 'month' | 'day') {
  return canvas.getByRole('spinbutton', { name: messagesOf(globals, 'forms', 'DateField')(`parts.${name}`) });
}
/** Digits for keyboard-only input, in the order of the language. */
const typed = both('19950308', '03081995');

export const Default: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    await expect(canvas.getByRole('group', { name: textOf(globals, label) })).toBeVisible();
    const order = dateOrder(String(globals['locale'])).map((slot) => slot.part);
    await expect(canvas.getAllByRole('spinbutton').map((input) => input.ariaLabel)).toEqual(
      order.map((name) => messagesOf(globals, 'forms', 'DateField')(`parts.${name}`)),
    );
    await userEvent.tab();
    await userEvent.keyboard(textOf(globals, typed));
    await expect(args.onChange).toHaveBeenLastCalledWith('1995-03-08');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(part({ canvas, globals }, 'day')).toHaveAttribute('aria-valuenow', '8');
  },
};
export const Keyboard: Story = {
  args: { defaultValue: '2024-02-29' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const year = part({ canvas, globals }, 'year');
    const month = part({ canvas, globals }, 'month');
    year.focus();
    // The 29th exists only in leap years.
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2023-02-28');
    month.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2023-12-28');
    await userEvent.keyboard('{Home}{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2023-04-28');
    await userEvent.keyboard('{End}');
    await expect(month).toHaveValue('12');
    const [first, second] = canvas.getAllByRole('spinbutton');
    second?.focus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Backspace}');
    await expect(first).toHaveFocus();
  },
};
/** Arrow keys follow the order of the parts in the language. */
export const ArrowsAcross: Story = {
  args: { defaultValue: '1995-03-08' },
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('spinbutton');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('/');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
  },
};
/** In right-to-left text the next part is on the left. */
export const RightToLeft: Story = {
  args: { defaultValue: '1995-03-08' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('spinbutton');
    const start = (part?: HTMLElement) => part?.getBoundingClientRect().right ?? 0;
    await expect(start(second)).toBeLessThan(start(first));
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
  },
};
export const Pasted: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.paste('1995年3月8日');
    await expect(args.onChange).toHaveBeenLastCalledWith('1995-03-08');
    await userEvent.paste('1996-04-09');
    await expect(args.onChange).toHaveBeenLastCalledWith('1996-04-09');
  },
};
/** An incomplete date and one beyond the limits show an error on blur, which disappears while typing. */
export const Checked: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'DateField');
    const group = canvas.getByRole('group');
    const year = part({ canvas, globals }, 'year');
    await userEvent.type(year, '2030');
    await userEvent.click(document.body);
    await expect(group).toHaveAccessibleDescription(t('incomplete'));
    await expect(year).toBeInvalid();
    await userEvent.type(part({ canvas, globals }, 'month'), '1');
    await expect(group).not.toHaveAccessibleDescription();
    await userEvent.type(part({ canvas, globals }, 'day'), '1');
    await userEvent.click(document.body);
    const last = formatDate({ year: 2026, month: 11, day: 20 }, String(globals['locale']), { dateStyle: 'long' });
    await expect(group).toHaveAccessibleDescription(t('tooLate', { date: last }));
  },
};
export const Ime: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const month = part({ canvas, globals }, 'month');
    month.focus();
    fireEvent.compositionStart(month);
    fireEvent.change(month, { target: { value: '１' } });
    fireEvent.compositionUpdate(month, { data: '１' });
    fireEvent.change(month, { target: { value: '１２' } });
    fireEvent.keyDown(month, { key: 'ArrowDown', isComposing: true, keyCode: 229 });
    // The focus does not move on before the composition has ended.
    await expect(month).toHaveFocus();
    fireEvent.compositionEnd(month, { data: '１２' });
    await waitFor(() => expect(month).toHaveValue('12'));
    await userEvent.type(part({ canvas, globals }, 'day'), '三０１');
    await expect(part({ canvas, globals }, 'day')).toHaveValue('01');
    await userEvent.type(part({ canvas, globals }, 'year'), '１９９５');
    await expect(args.onChange).toHaveBeenLastCalledWith('1995-12-01');
  },
};
/** Empty, filled, with help, invalid, disabled. */
export const Matrix: Story = {
  render: function Matrix({ label: _label, ...args }) {
    const locale = useSampleLocale();
    return (
      <Grid columns="lg" gap={24}>
        <Sample {...args} />
        <Sample {...args} defaultValue="1995-03-08" />
        <Sample {...args} description={both('生日当月送一张优惠券', 'There is a coupon in that month')[locale]} />
        <Sample {...args} errorMessage={both('请填写生日', 'Enter your birthday')[locale]} />
        <Sample {...args} defaultValue="1995-03-08" isDisabled />
        <Sample {...args} isDisabled />
      </Grid>
    );
  },
};
const longLabel = both(
  '出生日期（须与身份证件上的日期一致，提交后不可自行修改）',
  'Date of birth, exactly as on your identity card; you cannot change it yourself afterwards',
);
export const LongText: Story = {
  render: function Long({ label: _label, ...args }) {
    return <DateField {...args} label={longLabel[useSampleLocale()]} defaultValue="1995-12-28" />;
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
