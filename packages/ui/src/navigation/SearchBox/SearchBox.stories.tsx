import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { textOf, wordsOf } from '../../fixtures/wordsOf.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import { searchBoxWords } from './SearchBox.words.ts';

const mug = both('云釉手工马克杯 320 ml', 'Cloud glaze mug 320 ml');
const cups = both('杯壶', 'Mugs');
const placeholder = both('搜索杯具、灯具、耳机…', 'Search mugs, lamps, headphones…');

function Sample(args: SearchBoxProps) {
  const locale = useSampleLocale();
  return (
    <SearchBox
      placeholder={placeholder[locale]}
      suggestions={[
        { id: 'a', kind: 'category', text: cups[locale] },
        { id: 'b', kind: 'product', text: mug[locale] },
      ]}
      {...args}
    />
  );
}

const meta = {
  title: 'Navigation/SearchBox',
  component: SearchBox,
  args: {
    onSubmit: fn(),
    onInvalid: fn(),
    onInputChange: fn(),
    onSuggestionSelect: fn(),
  },
  render: Sample,
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const field = canvas.getByRole('combobox', { name: wordsOf(globals, searchBoxWords).searchProducts });
    await userEvent.type(field, ' 杯{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('杯');
  },
};
export const Blank: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: wordsOf(globals, searchBoxWords).search }));
    await expect(args.onInvalid).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Suggestions: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsOf(globals, searchBoxWords).suggestionCount(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: textOf(globals, mug) })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSuggestionSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'b' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Composing: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'bei' }, isComposing: true });
    await expect(args.onInputChange).not.toHaveBeenCalled();
    await expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
    fireEvent.compositionEnd(field);
    await expect(args.onInputChange).toHaveBeenCalledWith('bei');
  },
};
export const Bar: Story = { args: { variant: 'bar' } };
