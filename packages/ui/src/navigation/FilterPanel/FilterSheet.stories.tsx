import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { sampleFacets } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { noFilters } from './FilterFacets.ts';
import { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx';

const filters = both('筛选', 'Filters');
const glass = both('玻璃', 'Glass');

function Sample({ onChange, onClear, onOpenChange, ...props }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [selection, setSelection] = useState(props.selection);
  const [resultCount, setResultCount] = useState(props.resultCount);
  const sample = sampleFacets(useSampleLocale());
  const facets = props.facets ?? sample;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{filters[useSampleLocale()]}</Button>
      <FilterSheet
        {...props}
        facets={facets}
        isOpen={isOpen}
        selection={selection}
        resultCount={resultCount}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
        onChange={(next) => {
          setSelection(next);
          setResultCount(31);
          onChange(next);
        }}
        onClear={() => {
          setSelection(noFilters);
          setResultCount(128);
          onClear();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Navigation/FilterSheet',
  component: FilterSheet,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    facets: undefined,
    selection: { ...noFilters, attributes: { material: ['ceramic'] } },
    resultCount: 42,
    onChange: fn(),
    onClear: fn(),
  },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
/** Waits until the sheet is visible inside the window. */
async function rest() {
  const sheet = await page.findByRole('dialog', {}, { timeout: 10_000 });
  await waitFor(
    () => {
      expect(sheet.contains(document.activeElement)).toBe(true);
      expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
      expect(getComputedStyle(sheet).opacity).toBe('1');
    },
    { timeout: 10_000 },
  );
  return within(sheet);
}

/**
 * Each change applies immediately, and the button shows the number of products; closing returns the
 * focus to the button that opened it.
 */
export const Default: Story = {
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'FilterPanel');
    const sheet = await rest();
    await expect(sheet.getByRole('button', { name: t('showResults', { count: 42 }) })).toBeVisible();
    await userEvent.click(sheet.getByRole('checkbox', { name: textOf(globals, glass) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ attributes: { material: ['ceramic', 'glass'] } }),
    );
    await userEvent.click(sheet.getByRole('button', { name: t('showResults', { count: 31 }) }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
    const open = page.getByRole('button', { name: textOf(globals, filters) });
    await userEvent.click(open);
    await rest();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
    await waitFor(() => expect(open).toHaveFocus());
  },
};
/** Full width, and in reach of the thumb; a tap on the button shows the products. */
export const OnPhone: Story = {
  tags: ['phone'],
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'FilterPanel');
    const sheet = await rest();
    await expect(page.getByRole('dialog').getBoundingClientRect()).toMatchObject({
      left: 0,
      width: document.documentElement.clientWidth,
    });
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
    await tap(sheet.getByRole('checkbox', { name: textOf(globals, glass) }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await tap(sheet.getByRole('button', { name: t('showResults', { count: 31 }) }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
  },
};
/** The clear button keeps the focus. */
export const Cleared: Story = {
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'FilterPanel');
    const sheet = await rest();
    await userEvent.click(sheet.getByRole('button', { name: t('clear') }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(sheet.getByRole('button', { name: t('clear') })).toHaveFocus();
    await expect(sheet.getByRole('button', { name: t('showResults', { count: 128 }) })).toBeVisible();
  },
};
export const Matrix: Story = {
  play: async () => {
    await rest();
  },
};
export const ZeroResult: Story = {
  args: { resultCount: 0 },
  play: async ({ globals }) => {
    const t = messagesOf(globals, 'navigation', 'FilterPanel');
    const sheet = await rest();
    await expect(sheet.getByText(t('resultCount', { count: 0 }))).toBeVisible();
    await expect(sheet.getByRole('button', { name: t('showResults', { count: 0 }) })).toBeEnabled();
  },
};
/** The number of products is loading. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ globals }) => {
    const sheet = await rest();
    await expect(
      sheet.getByRole('button', { name: new RegExp(messagesOf(globals, 'navigation', 'FilterPanel')('updating')) }),
    ).toHaveAttribute('aria-busy', 'true');
  },
};
const longName = both(
  '适用于洗碗机与微波炉、通过食品接触安全检测的无铅釉面陶瓷',
  'Lead-free glazed stoneware, tested for food contact, safe in dishwasher and microwave',
);
/** Labels wrap within their chip, numbers do not, and no chip is wider than the sheet. */
export const LongText: Story = {
  args: { resultCount: 1_234_567 },
  render: function Long(args) {
    const name = longName[useSampleLocale()];
    const values = [
      { id: 'ceramic', name, swatch: null, count: 1_234_567 },
      { id: 'glass', name: `${name} 2`, swatch: null, count: 1_234_567 },
    ];
    const attributes = [{ id: 'material', name, values }];
    return <Sample {...args} facets={{ price: null, inStock: 1_234_567, onSale: 0, attributes }} />;
  },
  play: async () => {
    const sheet = await rest();
    const edge = page.getByRole('dialog').getBoundingClientRect().right;
    for (const box of sheet.getAllByRole('checkbox'))
      await expect(box.getBoundingClientRect().right).toBeLessThan(edge);
    const heights = sheet.getAllByText('1,234,567').map((count) => count.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};
export const Narrow: Story = { ...LongText, tags: ['phone'] };
