import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both, type SampleLocale } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { SearchBox, type SearchBoxProps, type SearchSuggestions } from './SearchBox.tsx';

const history = [both('手冲壶', 'gooseneck kettle'), both('台灯 暖光', 'warm desk lamp'), both('靠垫', 'cushion')];
const popular = [
  both('马克杯', 'mugs'),
  both('降噪耳机', 'headphones'),
  both('香薰', 'candles'),
  both('A5 本子', 'A5'),
];
const related = [both('杯子 带盖', 'mug with lid'), both('杯垫', 'mug coaster')];
const cups = both('杯壶', 'Mugs');
const parents = [both('餐厨器具', 'Kitchen & table')];
const placeholder = both('搜索杯具、灯具、耳机…', 'Search mugs, lamps, headphones…');
const typed = both('杯', 'mug');

function suggestionsFor(text: string, locale: SampleLocale): SearchSuggestions {
  if (text.trim() === '')
    return {
      history: history.map((word) => word[locale]),
      terms: popular.map((word) => word[locale]),
      categories: [{ id: 'cups', name: cups[locale] }],
    };
  return {
    terms: related.map((word) => word[locale]),
    categories: [{ id: 'cups', name: cups[locale], parents: parents.map((name) => name[locale]) }],
    products: sampleProducts(locale).slice(0, 3),
  };
}

/** A search box whose parent finds suggestions synchronously, as from a cache. */
function Sample({ onChange, onRemoveHistory, onClearHistory, ...props }: SearchBoxProps) {
  const locale = useSampleLocale();
  const [text, setText] = useState(props.defaultValue ?? '');
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const found = suggestionsFor(text, locale);
  const stored = found.history?.filter((keyword) => !forgotten.includes(keyword));
  return (
    <SearchBox
      placeholder={placeholder[locale]}
      suggestions={{ ...found, history: stored }}
      suggestionsFor={text}
      {...props}
      onChange={(next) => {
        setText(next);
        onChange?.(next);
      }}
      onRemoveHistory={(keyword) => {
        setForgotten([...forgotten, keyword]);
        onRemoveHistory?.(keyword);
      }}
      onClearHistory={() => {
        setForgotten(found.history ?? []);
        onClearHistory?.();
      }}
    />
  );
}

const meta = {
  title: 'Navigation/SearchBox',
  component: SearchBox,
  args: {
    onSubmit: fn(),
    onInvalid: fn(),
    onChange: fn(),
    onSuggestionSelect: fn(),
    onRemoveHistory: fn(),
    onClearHistory: fn(),
    onRetry: fn(),
  },
  render: Sample,
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const page = within(document.body);
/** The list is a separate chunk, which slow machines load slowly. */
const patient = { timeout: 10_000 };
/** Opens the suggestions, below the field or in their sheet, and returns the active text field. */
async function open({ canvas, userEvent, globals }: Pick<Play, 'canvas' | 'userEvent' | 'globals'>) {
  const name = messagesOf(globals, 'navigation', 'SearchBox')('searchProducts');
  const closed = canvas.getByRole('combobox', { name });
  await userEvent.click(closed);
  await page.findByRole('listbox', {}, patient);
  const sheet = page.queryByRole('dialog');
  const field = sheet ? within(sheet).getByRole<HTMLInputElement>('combobox', { name }) : (closed as HTMLInputElement);
  await waitFor(() => expect(field).toHaveFocus());
  // Waits until the sheet is at rest.
  await waitFor(() => expect(sheet?.getBoundingClientRect().top ?? 0).toBeLessThan(16), patient);
  return field;
}
const gone = () => waitFor(() => expect(page.queryByRole('listbox')).toBeNull(), patient);
function heard(canvasElement: HTMLElement, text: string) {
  return waitFor(() => expect(spoken(canvasElement)).toContain(text));
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'SearchBox');
    const field = await open({ canvas, userEvent, globals });
    await heard(canvasElement, t('suggestionCount', { count: 8 }));
    await userEvent.type(field, ` ${textOf(globals, typed)}`);
    await heard(canvasElement, t('suggestionCount', { count: 6 }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const category = page.getByRole('option', { name: new RegExp(`^${textOf(globals, cups)}`) });
    await expect(category).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', category.id);
    // Arrow keys only move the active row: the typed text stays.
    await expect(field).toHaveValue(` ${textOf(globals, typed)}`);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSuggestionSelect).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'category', id: 'cups' }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await gone();
  },
};
/** Enter without an active row searches for the trimmed text. */
export const Submitted: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const field = await open({ canvas, userEvent, globals });
    await userEvent.type(field, ` ${textOf(globals, typed)} {Enter}`);
    await expect(args.onSubmit).toHaveBeenCalledWith(textOf(globals, typed));
    await gone();
    await expect(canvas.getByRole('combobox')).toHaveValue(` ${textOf(globals, typed)} `);
  },
};
/** Both variants: empty, filled, invalid. See `Suggestions` and the stories after it for the list. */
export const Matrix: Story = {
  render: function Matrix({ onChange: _, ...args }) {
    const locale = useSampleLocale();
    return (
      <Stack gap={24}>
        {(['header', 'bar'] as const).flatMap((variant) => [
          <Sample key={variant} {...args} variant={variant} label={`${variant} 1`} />,
          <Sample
            key={`${variant} filled`}
            {...args}
            variant={variant}
            label={`${variant} 2`}
            defaultValue={cups[locale]}
          />,
        ])}
        <Sample {...args} label="header 3" />
      </Stack>
    );
  },
  play: async ({ canvas, globals }) => {
    const last = canvas.getByRole('combobox', { name: 'header 3' });
    fireEvent.submit(last.closest('form') ?? last);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      messagesOf(globals, 'navigation', 'SearchBox')('keywordRequired'),
    );
  },
};
/** A blank text is not searched for: the box shows an error. */
export const Blank: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'SearchBox');
    const field = await open({ canvas, userEvent, globals });
    await userEvent.type(field, '   {Enter}');
    await expect(page.getByRole('alert')).toHaveTextContent(t('keywordRequired'));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(t('keywordRequired'));
    await expect(args.onInvalid).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, textOf(globals, typed));
    await expect(page.queryByRole('alert')).toBeNull();
    await expect(field).toBeValid();
  },
};
/** A keyword that is too long stays as pasted: the box shows an error at once, and searches once it is shorter. */
export const TooLong: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'SearchBox');
    const field = await open({ canvas, userEvent, globals });
    const long = textOf(globals, typed).repeat(70);
    await userEvent.paste(long);
    await expect(field).toHaveValue(long);
    await expect(page.getByRole('alert')).toHaveTextContent(t('tooLong', { limit: 64 }));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(t('tooLong', { limit: 64 }));
    await expect(page.queryByText(t('noSuggestions', { text: long }))).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInvalid).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, `${textOf(globals, typed)}{Enter}`);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(textOf(globals, typed));
  },
};
/** An empty box shows the search history and popular keywords. */
export const Suggestions: Story = {
  play: async (context) => {
    const t = messagesOf(context.globals, 'navigation', 'SearchBox');
    await open(context);
    const list = within(page.getByRole('listbox', { name: t('suggestions') }));
    await expect(within(list.getByRole('group', { name: t('history') })).getAllByRole('option')).toHaveLength(3);
    await expect(within(list.getByRole('group', { name: t('popular') })).getAllByRole('option')).toHaveLength(4);
  },
};
/** Typed text shows keywords, categories and products. */
export const Typed: Story = {
  play: async (context) => {
    const t = messagesOf(context.globals, 'navigation', 'SearchBox');
    const field = await open(context);
    await context.userEvent.type(field, textOf(context.globals, typed));
    const products = within(page.getByRole('group', { name: t('products') }));
    await expect(products.getAllByRole('option')[0]).toHaveAccessibleName(/89\.00|¥89/);
  },
};
/** A keyword in the list is searched for; the history can be cleared row by row and as a whole. */
export const Remembered: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'SearchBox');
    const [kettle = '', lamp = '', cushion = ''] = history.map((word) => textOf(globals, word));
    const field = await open({ canvas, userEvent, globals });
    await userEvent.click(page.getByRole('button', { name: t('removeHistory', { keyword: lamp }) }));
    await expect(args.onRemoveHistory).toHaveBeenCalledWith(lamp);
    await heard(canvasElement, t('removed', { keyword: lamp }));
    await expect(page.getByRole('button', { name: t('removeHistory', { keyword: cushion }) })).toHaveFocus();
    await expect(page.queryByRole('option', { name: lamp })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: t('clearHistory') }));
    await expect(args.onClearHistory).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(page.queryByRole('group', { name: t('history') })).toBeNull());
    await expect(page.queryByRole('option', { name: kettle })).toBeNull();
    field.focus();
    const popularWord = textOf(globals, popular[0] ?? typed);
    await userEvent.click(page.getByRole('option', { name: popularWord }));
    await expect(args.onSubmit).toHaveBeenCalledWith(popularWord);
    await gone();
    await expect(canvas.getByRole('combobox')).toHaveValue(popularWord);
  },
};
/** The sheet has its own field. Closing it discards the text and opens nothing; tapping a row searches for it. */
export const OnPhone: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'SearchBox');
    const text = textOf(globals, typed);
    const field = await open({ canvas, userEvent, globals });
    const sheet = within(page.getByRole('dialog', { name: t('searchProducts') }));
    await userEvent.type(field, text);
    await userEvent.click(sheet.getByRole('button', { name: messagesOf(globals, 'feedback', 'Sheet')('close') }));
    await gone();
    const closed = canvas.getByRole('combobox', { name: t('searchProducts') });
    await waitFor(() => expect(closed).toHaveFocus());
    // A keyword that was not searched for is not left in the box.
    await expect(closed).toHaveValue('');
    await expect(page.queryByRole('dialog')).toBeNull();
    await userEvent.type(await open({ canvas, userEvent, globals }), text);
    const [first] = within(page.getByRole('group', { name: t('related') })).getAllByRole('option');
    if (first) await userEvent.pointer({ keys: '[TouchA]', target: first });
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(textOf(globals, related[0] ?? typed));
    await gone();
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'SearchBox');
    const field = await open({ canvas, userEvent, globals });
    await userEvent.keyboard('{ArrowUp}');
    await expect(page.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('listbox');
    const again = page.getAllByRole('combobox').at(-1) as HTMLElement;
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.type(again, textOf(globals, typed));
    await userEvent.click(page.getAllByRole('button', { name: t('clear') }).at(-1) as HTMLElement);
    await expect(again).toHaveValue('');
    await expect(again).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(page.getByRole('group', { name: t('history') })).toBeInTheDocument();
  },
};

/** Answers on demand: for the current text, or for an earlier one. */
function Slow(props: SearchBoxProps) {
  const locale = useSampleLocale();
  const [text, setText] = useState('');
  const [answered, setAnswered] = useState('');
  return (
    <>
      <SearchBox
        {...props}
        suggestions={{ terms: answered === '' ? [] : [`${answered} ${cups[locale]}`] }}
        suggestionsFor={answered}
        onChange={setText}
      />
      <button type="button" hidden data-testid="late" onClick={() => setAnswered(text.slice(0, 1))} />
      <button type="button" hidden data-testid="now" onClick={() => setAnswered(text)} />
    </>
  );
}
/** Suggestions for an earlier text that arrive late are not shown. */
export const StaleReply: Story = {
  render: Slow,
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'navigation', 'SearchBox');
    const closed = canvas.getByRole('combobox');
    await userEvent.click(closed);
    await userEvent.type(closed, 'mu');
    await page.findByRole('listbox', {}, patient);
    await waitFor(() => expect(page.getAllByRole('combobox').at(-1)).toHaveValue('mu'));
    canvas.getByTestId('late').click();
    await expect(page.queryByRole('option')).toBeNull();
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    canvas.getByTestId('now').click();
    await expect(await page.findByRole('option', { name: /^mu / })).toBeInTheDocument();
    await heard(canvasElement, t('suggestionCount', { count: 1 }));
    await userEvent.type(page.getAllByRole('combobox').at(-1) as HTMLElement, 'g');
    canvas.getByTestId('late').click();
    // The latest matching suggestions stay until new ones arrive.
    await expect(await page.findByRole('option', { name: /^mu / })).toBeInTheDocument();
  },
};
export const Loading: Story = {
  args: { status: 'loading', suggestions: {} },
  play: async (context) => {
    await open(context);
    await expect(page.getByText(messagesOf(context.globals, 'shared', 'common')('loading'))).toBeInTheDocument();
  },
};
export const Empty: Story = {
  args: { suggestions: {}, defaultValue: 'zzz' },
  play: async (context) => {
    const t = messagesOf(context.globals, 'navigation', 'SearchBox');
    await open(context);
    await waitFor(() => expect(page.getByText(t('noSuggestions', { text: 'zzz' }))).toBeVisible(), patient);
    await heard(context.canvasElement, t('suggestionCount', { count: 0 }));
  },
};
export const Failed: Story = {
  args: { status: 'error', suggestions: {}, defaultValue: 'mug' },
  play: async (context) => {
    const field = await open(context);
    await expect(page.getByRole('alert')).toHaveTextContent(
      messagesOf(context.globals, 'navigation', 'SearchBox')('failed'),
    );
    await context.userEvent.click(
      page.getByRole('button', { name: messagesOf(context.globals, 'shared', 'common')('retry') }),
    );
    await expect(context.args.onRetry).toHaveBeenCalledTimes(1);
    // The button disappears during a retry.
    await expect(field).toHaveFocus();
    await expect(page.getByRole('listbox')).toBeInTheDocument();
  },
};
export const Offline: Story = {
  args: { status: 'offline' },
  play: async (context) => {
    const t = messagesOf(context.globals, 'navigation', 'SearchBox');
    await open(context);
    await waitFor(() => expect(page.getByText(t('offline'))).toBeVisible(), patient);
    await expect(page.getByRole('group', { name: t('history') })).toBeInTheDocument();
  },
};
/** Enter within a composition only accepts the text: it neither searches, selects nor closes anything. */
export const Ime: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const field = await open({ canvas, userEvent, globals });
    await expect(compose(field, 'bei', '杯')).toBe(true);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('杯');
    await expect(page.getByRole('listbox')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'ＭＵＧ　３２０ml 杯{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('ＭＵＧ　３２０ml 杯');
    await gone();
  },
};
export const Bar: Story = { args: { variant: 'bar' } };
const longKeyword = both(
  '适合送给刚搬新家的朋友的手工陶瓷餐具套装礼盒 预算三百元以内',
  'hand-made ceramic dinnerware gift set for a friend who has just moved, under three hundred',
);
export const LongText: Story = {
  render: function Long(args) {
    const locale = useSampleLocale();
    const long = longKeyword[locale];
    return (
      <Sample
        {...args}
        placeholder={long}
        suggestions={{
          history: [long, `${long} 2`],
          terms: [long],
          categories: [{ id: 'a', name: long, parents: [long] }],
          products: sampleProducts(locale).slice(-2),
        }}
      />
    );
  },
  play: async (context) => {
    await open(context);
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
