import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '全部分类' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /杯壶/ })).toHaveAttribute('aria-current', 'page');
  },
};
export const Rail: Story = {
  args: { mode: 'rail' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '灯具照明' })).toBeVisible();
  },
};
export const English: Story = { globals: { locale: 'en-US' } };
