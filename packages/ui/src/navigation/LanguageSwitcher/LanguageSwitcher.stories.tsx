import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { languageSwitcherWords } from './LanguageSwitcher.words.ts';

const meta = {
  title: 'Navigation/LanguageSwitcher',
  component: LanguageSwitcher,
  args: { value: 'zh-CN', onChange: fn() },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: wordsOf(globals, languageSwitcherWords).chooseLanguage }),
      'English',
    );
    await expect(args.onChange).toHaveBeenCalledWith('en-US');
  },
};
export const InEnglish: Story = { args: { value: 'en-US' } };
