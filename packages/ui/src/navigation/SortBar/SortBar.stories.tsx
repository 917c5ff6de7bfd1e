import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { SortBar, type SortBarProps } from './SortBar.tsx';

function Sample(props: Omit<SortBarProps, 'options'>) {
  return <SortBar {...props} options={sampleShell(useSampleLocale()).sorts} />;
}

const meta = {
  title: 'Navigation/SortBar',
  component: Sample,
  args: { currentKey: 'comprehensive', total: 128, filterCount: 3, onViewChange: fn(), onFilterPress: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: '综合' })).toHaveAttribute('aria-current', 'page');
    canvas.getByRole('button', { name: '列表', hidden: true }).click();
    await expect(args.onViewChange).toHaveBeenCalledWith('list');
    if (window.innerWidth >= 1024) return;
    canvas.getByRole('button', { name: '筛选，已选 3 项' }).click();
    await expect(args.onFilterPress).toHaveBeenCalledTimes(1);
  },
};
export const English: Story = { globals: { locale: 'en-US' }, args: { view: 'list' } };
