import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { formatDate, fromIso } from '../DateField/plainDate.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const label = both('送达日期', 'Delivery date');

function Sample(props: Omit<DatePickerProps, 'label'>) {
  return <DatePicker {...props} label={label[useSampleLocale()]} />;
}

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { label: '', today: '2026-11-20', minValue: '2026-11-18', maxValue: '2027-02-10', onChange: fn() },
  render: ({ label: _label, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const page = within(document.body);
function nameOf(globals: Play['globals'], iso: string): string {
  const date = fromIso(iso);
  const name = date && formatDate(date, String(globals['locale']), { dateStyle: 'full' });
  if (name === undefined) throw new RangeError(`There is no day ${iso}`);
  return iso === '2026-11-20' ? messagesOf(globals, 'forms', 'DatePicker')('today', { date: name }) : name;
}
async function open({ canvas, userEvent, globals }: Pick<Play, 'canvas' | 'userEvent' | 'globals'>) {
  const button = canvas.getByRole('button', {
    name: new RegExp(`^${messagesOf(globals, 'forms', 'DatePicker')('chooseDate')}`),
  });
  await userEvent.click(button);
  // A separate chunk, which slow machines load slowly.
  await page.findByRole('grid', {}, { timeout: 10_000 });
  return button;
}
async function closed() {
  await waitFor(() => expect(page.queryByRole('grid')).toBeNull());
}

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'forms', 'DatePicker');
    await expect(canvas.getByRole('group', { name: textOf(globals, label) })).toBeVisible();
    const button = await open({ canvas, userEvent, globals });
    const today = page.getByRole('button', { name: nameOf(globals, '2026-11-20') });
    await waitFor(() => expect(today).toHaveFocus());
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(page.getByRole('button', { name: nameOf(globals, '2026-11-17') })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: t('nextMonth') }));
    await userEvent.click(page.getByRole('button', { name: nameOf(globals, '2026-12-24') }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-24');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    const tDateField = messagesOf(globals, 'forms', 'DateField');
    await expect(canvas.getByRole('spinbutton', { name: tDateField('parts.day') })).toHaveValue('24');
    const long = formatDate({ year: 2026, month: 12, day: 24 }, String(globals['locale']), { dateStyle: 'long' });
    await expect(button).toHaveAccessibleName(t('chooseDateSelected', { date: long }));
  },
};
export const Keyboard: Story = {
  args: { defaultValue: '2026-12-31' },
  play: async ({ canvas, userEvent, args, globals }) => {
    await open({ canvas, userEvent, globals });
    const focused = (iso: string) =>
      waitFor(() => expect(page.getByRole('button', { name: nameOf(globals, iso) })).toHaveFocus());
    await focused('2026-12-31');
    await expect(page.getByRole('gridcell', { selected: true })).toHaveTextContent('31');
    await userEvent.keyboard('{ArrowRight}');
    await focused('2027-01-01');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await focused('2027-01-07');
    await userEvent.keyboard('{PageDown}');
    await focused('2027-02-07');
    // Does not go beyond the last day.
    await userEvent.keyboard('{ArrowDown}');
    await focused('2027-02-10');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await focused('2026-11-18');
    await userEvent.keyboard('{End}');
    await focused(localeOf(globals) === 'zh-CN' ? '2026-11-22' : '2026-11-21');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await closed();
  },
};
/** Keeps the focus on the button at the first month. */
export const FirstMonth: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'DatePicker');
    await open({ canvas, userEvent, globals });
    const previous = page.getByRole('button', { name: t('previousMonth') });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('button', { name: t('nextMonth') }));
    await expect(previous).not.toHaveAttribute('aria-disabled');
    previous.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    // The calendar may still be moving in.
    const today = page.getByRole('button', { name: nameOf(globals, '2026-11-20') });
    await waitFor(() => expect(today).toBeVisible());
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};
export const YearAndMonth: Story = {
  args: { minValue: '1900-01-01', maxValue: '2026-11-20' },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'forms', 'DatePicker');
    await open({ canvas, userEvent, globals });
    await userEvent.selectOptions(page.getByRole('combobox', { name: t('year') }), '1995');
    await userEvent.selectOptions(page.getByRole('combobox', { name: t('month') }), '3');
    await userEvent.click(page.getByRole('button', { name: nameOf(globals, '1995-03-08') }));
    await expect(args.onChange).toHaveBeenCalledWith('1995-03-08');
    await closed();
  },
};
export const Opened: Story = {
  args: { defaultValue: '2026-11-24' },
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(page.getByRole('gridcell', { selected: true })).toBeVisible());
  },
};
/** On narrow pages the calendar is in a sheet. */
export const OnPhones: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const button = await open({ canvas, userEvent, globals });
    const sheet = page.getByRole('dialog', { name: messagesOf(globals, 'forms', 'DatePicker')('chooseDate') });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    await userEvent.click(within(sheet).getByRole('button', { name: nameOf(globals, '2026-11-24') }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-24');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
/** Typed through an input method instead of selected. */
export const Ime: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'DateField');
    const year = canvas.getByRole('spinbutton', { name: t('parts.year') });
    year.focus();
    fireEvent.compositionStart(year);
    fireEvent.change(year, { target: { value: '２０２６' } });
    fireEvent.keyDown(year, { key: 'Enter', code: 'Enter', isComposing: true, keyCode: 229 });
    fireEvent.compositionEnd(year, { data: '２０２６' });
    await userEvent.type(canvas.getByRole('spinbutton', { name: t('parts.month') }), '１２');
    await userEvent.type(canvas.getByRole('spinbutton', { name: t('parts.day') }), '０5');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05');
    await expect(page.queryByRole('grid')).toBeNull();
  },
};
/** Empty, filled, with help, invalid, disabled. */
export const Matrix: Story = {
  render: function Matrix({ label: _label, ...args }) {
    const locale = useSampleLocale();
    return (
      <Grid columns="lg" gap={24}>
        <Sample {...args} />
        <Sample {...args} defaultValue="2026-11-24" />
        <Sample {...args} description={both('工作日 9 点到 18 点送达', 'Between 9 am and 6 pm')[locale]} />
        <Sample {...args} errorMessage={both('请选择送达日期', 'Choose a delivery date')[locale]} />
        <Sample {...args} defaultValue="2026-11-24" isDisabled />
        <Sample {...args} isDisabled />
      </Grid>
    );
  },
};
const longLabel = both(
  '希望送达的日期（大件商品需要提前三天预约，节假日顺延）',
  'Day on which you would like it delivered; large things need three days, holidays not counted',
);
export const LongText: Story = {
  render: function Long({ label: _label, ...args }) {
    return <DatePicker {...args} label={longLabel[useSampleLocale()]} defaultValue="2026-12-28" />;
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
