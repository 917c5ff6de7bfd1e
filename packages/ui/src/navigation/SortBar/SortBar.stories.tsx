import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { textOf, wordsOf } from '../../fixtures/wordsOf.ts';
import { SortBar, type SortBarProps } from './SortBar.tsx';
import { sortBarWords } from './SortBar.words.ts';

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
  play: async ({ canvas, args, globals }) => {
    const words = wordsOf(globals, sortBarWords);
    await expect(canvas.getByRole('link', { name: textOf(globals, both('综合', 'Best')) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    canvas.getByRole('button', { name: words.viewList, hidden: true }).click();
    await expect(args.onViewChange).toHaveBeenCalledWith('list');
    if (window.innerWidth >= 1024) return;
    canvas.getByRole('button', { name: words.filterCount(3) }).click();
    await expect(args.onFilterPress).toHaveBeenCalledTimes(1);
  },
};
export const List: Story = { args: { view: 'list' } };
