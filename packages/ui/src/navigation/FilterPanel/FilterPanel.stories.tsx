import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { sampleFacets } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { textOf, wordsOf } from '../../fixtures/wordsOf.ts';
import { FilterPanel, type FilterSelection } from './FilterPanel.tsx';
import { filterPanelWords } from './FilterPanel.words.ts';

function Sample({ onChange }: { onChange: (selection: FilterSelection) => void }) {
  const [selection, setSelection] = useState<FilterSelection>({
    price: { min: 50, max: 300 },
    inStock: true,
    onSale: false,
    attributes: { glaze: ['green'], material: ['ceramic'] },
  });
  return (
    <FilterPanel
      facets={sampleFacets(useSampleLocale())}
      selection={selection}
      onChange={(next) => {
        setSelection(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Navigation/FilterPanel',
  component: Sample,
  args: { onChange: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, both('琥珀', 'Amber')) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ attributes: { glaze: ['green', 'amber'], material: ['ceramic'] } }),
    );
    const lowest = canvas.getByRole('textbox', { name: wordsOf(globals, filterPanelWords).minPrice });
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '500{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ price: { min: 300, max: 500 } }));
    await expect(canvas.getByRole('checkbox', { name: textOf(globals, both('不锈钢', 'Steel')) })).toBeDisabled();
  },
};
