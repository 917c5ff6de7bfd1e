import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

const meta = {
  title: 'Navigation/LanguageSwitcher',
  component: LanguageSwitcher,
  args: { value: 'zh-CN', onChange: fn() },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each language has its own name, whatever the language of the page. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const list = canvas.getByRole('combobox', {
      name: messagesOf(globals, 'navigation', 'LanguageSwitcher')('chooseLanguage'),
    });
    await expect(canvas.getByRole('option', { name: 'English' })).toHaveAttribute('lang', 'en-US');
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'English');
    await expect(args.onChange).toHaveBeenCalledWith('en-US');
  },
};
export const Matrix: Story = {
  render: ({ onChange }) => (
    <Inline gap={24}>
      <LanguageSwitcher value="zh-CN" onChange={onChange} />
      <LanguageSwitcher value="en-US" onChange={onChange} />
      <LanguageSwitcher value="zh-CN" onChange={onChange} isDisabled />
      <LanguageSwitcher value="de-AT" languages={['de-AT']} onChange={onChange} />
    </Inline>
  ),
};
export const InEnglish: Story = { args: { value: 'en-US' } };
export const Disabled: Story = { args: { isDisabled: true } };
/** A language without a known name shows its tag, however long. */
export const LongText: Story = {
  args: { value: 'sl-Latn-IT-rozaj-biske-1994', languages: ['sl-Latn-IT-rozaj-biske-1994', 'en-US'] },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox');
    await expect(list).toHaveDisplayValue('sl-Latn-IT-rozaj-biske-1994');
    await expect(list.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
