import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { breakpoints } from '../../theme/breakpoints.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import type { ComboBoxItem } from './ComboBoxItem.ts';

const label = both('快递公司', 'Carrier');
const names = [
  both('顺丰速运', 'SF Express'),
  both('中国邮政', 'China Post'),
  both('中通快递', 'ZTO Express'),
  both('圆通速递', 'YTO Express'),
  both('申通快递', 'STO Express'),
  both('韵达快递', 'Yunda Express'),
  both('京东快递', 'JD Logistics'),
  both('德邦快递', 'Deppon'),
];
const closed = both('今日停运', 'Not running today');

function carriers(locale: ReturnType<typeof useSampleLocale>): ComboBoxItem[] {
  return names.map((name, index) => ({
    id: `carrier-${index + 1}`,
    label: name[locale],
    ...(index === 7 && { isDisabled: true, description: closed[locale] }),
  }));
}
function Sample(props: Partial<ComboBoxProps>) {
  const locale = useSampleLocale();
  return <ComboBox items={carriers(locale)} {...props} label={label[locale]} />;
}

interface SearchedProps extends Omit<ComboBoxProps, 'label' | 'items'> {
  /** Whether old results stay until the new ones have loaded. */
  isKept?: boolean;
}

/** A field whose parent finds two items, once the hidden button is pressed. */
function Searched({ isKept = false, onInputChange, ...props }: SearchedProps) {
  const all = carriers(useSampleLocale());
  const [items, setItems] = useState(isKept ? all.slice(0, 4) : []);
  const [status, setStatus] = useState<'loading' | 'ready'>('ready');
  return (
    <>
      <Sample
        {...props}
        items={items}
        status={status}
        onInputChange={(text) => {
          onInputChange?.(text);
          if (!isKept) setItems([]);
          setStatus('loading');
        }}
      />
      <button
        type="button"
        hidden
        data-testid="answer"
        onClick={() => {
          setItems(all.slice(1, 3));
          setStatus('ready');
        }}
      />
    </>
  );
}

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: { label: '', items: [], onChange: fn() },
  render: ({ label: _label, items: _items, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const page = within(document.body);
function fieldOf({ canvas, globals }: Pick<Play, 'canvas' | 'globals'>) {
  return canvas.getByRole<HTMLInputElement>('combobox', { name: textOf(globals, label) });
}
function carrier(globals: Play['globals'], index: number): ComboBoxItem {
  const item = carriers(localeOf(globals))[index];
  if (!item) throw new RangeError(`There is no carrier ${index}`);
  return item;
}
const wayIn = both('中', 'post');
/** Narrow pages use a button and a sheet: stories for phones cover them. */
const isSheet = () => window.innerWidth < breakpoints.md;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    if (isSheet()) return;
    const field = fieldOf({ canvas, globals });
    const post = carrier(globals, 1);
    await userEvent.type(field, textOf(globals, wayIn));
    await userEvent.click(await page.findByRole('option', { name: post.label }));
    await expect(args.onChange).toHaveBeenCalledWith(post);
    await expect(field).toHaveValue(post.label);
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    // Discards typed text without a selection on blur.
    await userEvent.type(field, 'x');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(post.label));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    if (isSheet()) return;
    const field = fieldOf({ canvas, globals });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await userEvent.type(field, 'zzz');
    await page.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
export const Emptied: Story = {
  render: function Chosen({ label: _label, items: _items, ...args }) {
    return <Sample {...args} defaultValue={carriers(useSampleLocale())[0] ?? null} />;
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    if (isSheet()) return;
    const field = fieldOf({ canvas, globals });
    await expect(field).toHaveValue(carrier(globals, 0).label);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(field).toHaveValue('');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
  },
};
/** Empty, selected, with help, invalid, disabled; failed with a retry button. */
export const Matrix: Story = {
  render: function Matrix({ label: _label, items: _items, ...args }) {
    const locale = useSampleLocale();
    const selected = carriers(locale)[0] ?? null;
    return (
      <Grid columns="lg" gap={24}>
        <Sample {...args} placeholder={both('如“顺丰”', 'For example SF')[locale]} />
        <Sample {...args} defaultValue={selected} />
        <Sample {...args} description={both('决定多久送达', 'Decides how long it takes')[locale]} />
        <Sample {...args} errorMessage={both('请选择快递公司', 'Choose a carrier')[locale]} />
        <Sample {...args} defaultValue={selected} isDisabled />
        <Sample {...args} status="error" onRetry={() => {}} />
      </Grid>
    );
  },
};
export const Opened: Story = {
  render: function Opened({ label: _label, items: _items, ...args }) {
    return <Sample {...args} defaultValue={carriers(useSampleLocale())[0] ?? null} />;
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (isSheet()) return;
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(messagesOf(globals, 'forms', 'ComboBox')('showOptions')) }),
    );
    await expect(await page.findAllByRole('option')).toHaveLength(8);
    const deppon = page.getByRole('option', {
      name: new RegExp(`${carrier(globals, 7).label}.*${textOf(globals, closed)}`),
    });
    await expect(deppon).toHaveAttribute('aria-disabled', 'true');
  },
};
/** The parent finds the items: they load later, and the field does not filter. */
export const SlowSearch: Story = {
  render: ({ label: _label, items: _items, ...args }) => <Searched {...args} />,
  args: { onInputChange: fn() },
  play: async ({ canvas, userEvent, args, globals }) => {
    if (isSheet()) return;
    const field = fieldOf({ canvas, globals });
    await userEvent.type(field, 'q');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('q');
    const list = within(await page.findByRole('listbox'));
    await expect(list.getByText(messagesOf(globals, 'shared', 'common')('loading'))).toBeInTheDocument();
    canvas.getByTestId('answer').click();
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(page.getByRole('option', { name: carrier(globals, 1).label }));
    await expect(args.onChange).toHaveBeenCalledWith(carrier(globals, 1));
    await expect(field).toHaveValue(carrier(globals, 1).label);
  },
};
/**
 * Old results stay until the new ones have loaded. An icon in the field and an announcement show
 * that they are loading.
 */
export const SlowSearchKept: Story = {
  render: ({ label: _label, items: _items, ...args }) => <Searched {...args} isKept />,
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    if (isSheet()) return;
    const field = fieldOf({ canvas, globals });
    const sign = () => field.parentElement?.querySelector(':scope > span') ?? null;
    await userEvent.type(field, 'q');
    await expect(await page.findAllByRole('option')).toHaveLength(4);
    await expect(sign()).toBeVisible();
    const announcer = canvasElement.querySelector('[data-live-announcer]');
    await waitFor(() => expect(announcer).toHaveTextContent(messagesOf(globals, 'shared', 'common')('loading')));
    canvas.getByTestId('answer').click();
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(2));
    await expect(sign()).toBeNull();
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    if (isSheet()) return;
    await userEvent.type(fieldOf({ canvas, globals }), 'zzz');
    const list = within(await page.findByRole('listbox'));
    await expect(list.getByText(messagesOf(globals, 'forms', 'ComboBox')('nothingFound'))).toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: { status: 'error', onRetry: fn() },
  render: ({ label: _label, items: _items, ...args }) => <Sample {...args} items={[]} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    if (isSheet()) return;
    await expect(canvas.getByRole('alert')).toHaveTextContent(messagesOf(globals, 'forms', 'ComboBox')('failed'));
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(fieldOf({ canvas, globals })).toHaveFocus();
  },
};
/**
 * Does not search for the letters of a composition; its Enter accepts the text, and neither selects
 * nor closes anything.
 */
export const Ime: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    if (isSheet()) return;
    const field = fieldOf({ canvas, globals });
    await expect(compose(field, 'zhong', textOf(globals, wayIn))).toBe(true);
    await page.findByRole('listbox');
    fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' });
    // Safari sends the key that ends a composition after `compositionend`.
    fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(page.getByRole('listbox')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, textOf(globals, both('顺　丰', 'ｅｘｐｒｅｓｓ　ｓｆ')));
    await expect(await page.findAllByRole('option')).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.type(field, '长'.repeat(80));
    await waitFor(() => expect(page.queryAllByRole('option', { name: carrier(globals, 0).label })).toHaveLength(0));
  },
};
async function openSheet({ canvas, userEvent, globals }: Pick<Play, 'canvas' | 'userEvent' | 'globals'>) {
  const field = fieldOf({ canvas, globals });
  await userEvent.click(field);
  const name = messagesOf(globals, 'forms', 'ComboBox')('search', { label: textOf(globals, label) });
  return { field, search: await page.findByRole('combobox', { name }) };
}
async function sheetClosed(field: HTMLElement) {
  await waitFor(() => expect(page.queryByRole('listbox')).toBeNull(), { timeout: 4000 });
  await waitFor(() => expect(field).toHaveFocus());
}
/**
 * On narrow pages the field opens a sheet that a phone's keyboard does not cover; there the
 * selection can be cleared.
 */
export const OnPhones: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const post = carrier(globals, 1);
    const { field, search } = await openSheet({ canvas, userEvent, globals });
    await userEvent.type(search, textOf(globals, wayIn));
    await userEvent.click(await page.findByRole('option', { name: post.label }));
    await expect(args.onChange).toHaveBeenCalledWith(post);
    await sheetClosed(field);
    await expect(field).toHaveTextContent(post.label);
    await openSheet({ canvas, userEvent, globals });
    await userEvent.click(page.getByRole('button', { name: messagesOf(globals, 'forms', 'ComboBox')('clear') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await sheetClosed(field);
    await expect(field).toHaveTextContent(messagesOf(globals, 'forms', 'ComboBox')('choose'));
  },
};
/** In a long list, arrow keys scroll the active option into view, below the search field. */
export const ManyOnPhones: Story = {
  tags: ['phone'],
  render: function Many({ label: _label, items: _items, ...args }) {
    const all = carriers(useSampleLocale()).slice(0, 7);
    const many = [1, 2, 3, 4, 5].flatMap((round) =>
      all.map(({ id, label: name }) => ({ id: `${id}-${round}`, label: `${name} ${round}` })),
    );
    return <Sample {...args} items={many} />;
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { search } = await openSheet({ canvas, userEvent, globals });
    const options = await page.findAllByRole('option');
    await userEvent.click(search);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(options.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await userEvent.keyboard('{ArrowDown}');
    const top = () => options[0]?.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeGreaterThanOrEqual(search.getBoundingClientRect().bottom));
  },
};
const longNames = both(
  '跨越速运集团有限公司华东大区上海浦东国际机场航空件中转枢纽（次晨达专线）',
  'Express Parcel and Freight Forwarding Company of the Yangtze River Delta, overnight line from Pudong Airport',
);
export const LongText: Story = {
  render: function Long({ label: _label, items: _items, ...args }) {
    const long = { id: 'long', label: longNames[useSampleLocale()] };
    return <Sample {...args} items={[long, { ...long, id: 'other' }]} defaultValue={long} />;
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
