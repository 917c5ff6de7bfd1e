import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { textOf } from '../../fixtures/wordsOf.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

function Sample({ mode }: Pick<SidebarProps, 'mode'>) {
  return <Sidebar mode={mode} groups={sampleShell(useSampleLocale()).sidebar} />;
}

const meta = {
  title: 'Navigation/Sidebar',
  component: Sample,
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('navigation', { name: textOf(globals, both('全部分类', 'Categories')) }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(textOf(globals, both('杯壶', 'Mugs'))) })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const Rail: Story = {
  args: { mode: 'rail' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: textOf(globals, both('灯具照明', 'Lighting')) })).toBeVisible();
  },
};
