import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';
import { themeSwitcherWords } from './ThemeSwitcher.words.ts';

const meta = {
  title: 'Navigation/ThemeSwitcher',
  component: ThemeSwitcher,
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = wordsOf(globals, themeSwitcherWords);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.theme }), words.themeDark);
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
};
