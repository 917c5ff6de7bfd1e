import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { textOf, wordsOf } from '../../fixtures/wordsOf.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { activeFiltersWords } from './ActiveFilters.words.ts';

const green = both('瓶绿', 'Bottle green');
const stoneware = both('陶瓷', 'Stoneware');
const filters = [both('¥50 – ¥300', '¥50 – ¥300'), green, stoneware, both('仅看有货', 'In stock only')];

function Sample({ onClear }: { onClear: () => void }) {
  const locale = useSampleLocale();
  const [left, setLeft] = useState(filters);
  const items = left.map((label) => ({ key: label['en-US'], label: label[locale] }));
  return (
    <ActiveFilters
      items={items}
      onRemove={(key) => setLeft(left.filter((label) => label['en-US'] !== key))}
      onClear={onClear}
    />
  );
}

const meta = {
  title: 'Navigation/ActiveFilters',
  component: Sample,
  args: { onClear: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = wordsOf(globals, activeFiltersWords);
    await userEvent.click(canvas.getByRole('button', { name: words.removeFilter(textOf(globals, green)) }));
    await expect(canvas.queryByRole('button', { name: words.removeFilter(textOf(globals, green)) })).toBeNull();
    await expect(canvas.getByRole('button', { name: words.removeFilter(textOf(globals, stoneware)) })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: words.clearAll }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};
