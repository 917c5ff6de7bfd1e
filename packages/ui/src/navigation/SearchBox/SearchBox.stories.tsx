import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Navigation/SearchBox',
  component: SearchBox,
  args: {
    onSubmit: fn(),
    onInvalid: fn(),
    onInputChange: fn(),
    onSuggestionSelect: fn(),
    placeholder: '搜索杯具、灯具、耳机…',
    suggestions: [
      { id: 'a', kind: 'category', text: '杯壶' },
      { id: 'b', kind: 'product', text: '云釉手工马克杯 320 ml' },
    ],
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: '搜索商品' });
    await userEvent.type(field, ' 杯{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('杯');
  },
};
export const Blank: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }));
    await expect(args.onInvalid).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Suggestions: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 条建议');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: '云釉手工马克杯 320 ml' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
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
export const English: Story = {
  globals: { locale: 'en-US' },
  args: { placeholder: 'Search mugs, lamps, headphones…', suggestions: [] },
};
