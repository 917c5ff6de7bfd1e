import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';

const meta = {
  title: 'Navigation/ThemeSwitcher',
  component: ThemeSwitcher,
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '主题' }), '深色');
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
};
export const English: Story = { globals: { locale: 'en-US' } };
