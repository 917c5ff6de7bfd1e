import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';

const note = both('只在这台设备上', 'On this device only');

const meta = {
  title: 'Navigation/ThemeSwitcher',
  component: ThemeSwitcher,
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'ThemeSwitcher');
    const list = canvas.getByRole('combobox', { name: t('theme') });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, t('themeDark'));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
};
export const Matrix: Story = {
  render: ({ onChange }) => (
    <Grid columns="md" gap={24}>
      <ThemeSwitcher value="system" onChange={onChange} />
      <ThemeSwitcher value="light" onChange={onChange} />
      <ThemeSwitcher value="dark" onChange={onChange} description={note[useSampleLocale()]} />
      <ThemeSwitcher value="dark" onChange={onChange} isDisabled />
    </Grid>
  ),
};
const longNote = both(
  '只在这台设备的这个浏览器里生效，换一台设备、换一个浏览器或者清除了数据以后，需要重新选择一次',
  'Kept by this browser on this device only: with another device or browser, or once its data are cleared, choose again',
);
/** The explanation wraps below the list. */
export const LongText: Story = {
  decorators: [narrow],
  render: (args) => <ThemeSwitcher {...args} description={longNote[useSampleLocale()]} />,
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole('combobox', { name: messagesOf(globals, 'navigation', 'ThemeSwitcher')('theme') });
    await expect(list).toHaveAccessibleDescription(textOf(globals, longNote));
    await expect(canvas.getByText(textOf(globals, longNote)).getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
