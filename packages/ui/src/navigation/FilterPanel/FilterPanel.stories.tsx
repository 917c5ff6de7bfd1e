import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { InCurrencies } from '../../fixtures/InCurrencies.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleFacets } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { noFilters } from './FilterFacets.ts';
import { type FilterFacets, FilterPanel, type FilterPanelProps, type FilterSelection } from './FilterPanel.tsx';

const selected: FilterSelection = {
  price: { min: minor(5000), max: minor(30_000) },
  inStock: true,
  onSale: false,
  rating: 4,
  attributes: { glaze: ['green'], material: ['ceramic'] },
};
const brand = both('品牌', 'Brand');
const kiln = both('窑', 'Kiln');
const glaze = both('釉色', 'Glaze');
const amber = both('琥珀', 'Amber');
const steel = both('不锈钢', 'Steel');

/** A panel whose parent stores the selection and leaves fewer products for each filter. */
type SampleProps = Omit<FilterPanelProps, 'facets'> & { facets?: FilterFacets | undefined };

function Sample({ onChange, onClear, facets, ...props }: SampleProps) {
  const [selection, setSelection] = useState(props.selection);
  const [resultCount, setResultCount] = useState(props.resultCount);
  const mugs = { ...sampleFacets(useSampleLocale()), ratings };
  return (
    <FilterPanel
      {...props}
      selection={selection}
      resultCount={resultCount}
      facets={facets ?? mugs}
      onChange={(next) => {
        setSelection(next);
        setResultCount((count) => count && count - 1);
        onChange(next);
      }}
      onClear={() => {
        setSelection(noFilters);
        onClear?.();
      }}
    />
  );
}
const ratings = [
  { least: 4, count: 96 },
  { least: 3, count: 121 },
];

const meta = {
  title: 'Navigation/FilterPanel',
  component: FilterPanel,
  args: { facets: undefined, selection: selected, resultCount: 42, onChange: fn(), onClear: fn() },
  render: (args) => <Sample {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

function heard(canvasElement: HTMLElement, text: string) {
  return waitFor(() => expect(spoken(canvasElement)).toContain(text));
}

export const Default: Story = {
  decorators: [narrow],
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'FilterPanel');
    const drop = canvas.getByRole('checkbox', { name: textOf(globals, amber) });
    await expect(drop).toHaveAccessibleDescription(t('productCount', { count: 12 }));
    await userEvent.click(drop);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ attributes: { glaze: ['green', 'amber'], material: ['ceramic'] } }),
    );
    await heard(canvasElement, t('resultCount', { count: 41 }));
    const lowest = canvas.getByRole('textbox', { name: messagesOf(globals, 'forms', 'PriceRangeField')('lowest') });
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '500{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ price: { min: 30_000, max: 50_000 } }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: t('anyRating') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ rating: undefined }));
    await userEvent.click(canvas.getByRole('button', { name: t('clear') }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: t('clear') })).toBeNull();
    // The button is unmounted, the panel keeps the focus, and Tab continues from there.
    await expect(drop.closest('[tabindex="-1"]')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus();
  },
};
/** List and chips: no filters, some, no products left, loading. */
export const Matrix: Story = {
  render: ({ facets: _, ...args }) => (
    <Grid columns="md" gap={32}>
      {(['list', 'chips'] as const).flatMap((layout) => [
        <Sample key={layout} {...args} layout={layout} selection={noFilters} />,
        <Sample key={`${layout} chosen`} {...args} layout={layout} />,
        <Sample key={`${layout} nothing`} {...args} layout={layout} resultCount={0} />,
        <FilterPanel key={`${layout} loading`} {...args} facets={undefined} layout={layout} />,
      ])}
    </Grid>
  ),
};
/** Tab moves between groups and boxes, Space selects; arrow keys move within radios. */
export const Keyboard: Story = {
  decorators: [narrow],
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'FilterPanel');
    canvas.getByRole('checkbox', { name: textOf(globals, amber) }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    canvas.getByRole('radio', { name: t('minRating', { min: 4 }) }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ rating: 3 }));
    await expect(canvas.getByRole('group', { name: textOf(globals, glaze) }).tagName).toBe('FIELDSET');
    await expect(canvas.getByRole('group', { name: t('rating') }).tagName).toBe('FIELDSET');
  },
};
/** A value that would leave no products is disabled; a selected one can be deselected. */
export const DisabledValue: Story = {
  decorators: [narrow],
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('checkbox', { name: textOf(globals, steel) });
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription(
      messagesOf(globals, 'navigation', 'FilterPanel')('productCount', { count: 0 }),
    );
  },
};
export const ZeroResult: Story = {
  args: { resultCount: 0 },
  decorators: [narrow],
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'FilterPanel');
    await expect(canvas.getByText(t('resultCount', { count: 0 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('clear') }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

function Many({ facets: _, ...props }: FilterPanelProps) {
  const locale = useSampleLocale();
  const values = Array.from({ length: 200 }, (_value, at) => ({
    id: `kiln-${at + 1}`,
    name: `${kiln[locale]} ${at + 1}`,
    swatch: null,
    count: 200 - at,
  }));
  const facets = { ...sampleFacets(locale), attributes: [{ id: 'brand', name: brand[locale], values }] };
  return <Sample {...props} facets={facets} selection={{ ...noFilters, attributes: { brand: ['kiln-120'] } }} />;
}
/** Shows the first and the selected values; others by a button, or by a part of their name. */
export const TwoHundredValues: Story = {
  decorators: [narrow],
  render: (args) => <Many {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'FilterPanel');
    const group = within(canvas.getByRole('group', { name: textOf(globals, brand) }));
    await expect(group.getAllByRole('checkbox')).toHaveLength(9);
    const more = group.getByRole('button', { name: t('showAllOptions', { count: 200 }) });
    await userEvent.click(more);
    await expect(group.getAllByRole('checkbox')).toHaveLength(200);
    await expect(group.getByRole('button', { name: t('showFewer') })).toHaveFocus();
    await userEvent.click(group.getByRole('button', { name: t('showFewer') }));
    await userEvent.type(
      group.getByRole('searchbox', { name: t('searchIn', { name: textOf(globals, brand) }) }),
      ' １９',
    );
    await heard(canvasElement, t('matchCount', { count: 12 }));
    await userEvent.click(group.getByRole('checkbox', { name: `${textOf(globals, kiln)} 119` }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ attributes: { brand: ['kiln-120', 'kiln-119'] } }),
    );
  },
};
/** Enter within or after a composition submits no form around the panel. */
export const Ime: Story = {
  decorators: [narrow],
  render: (args) => (
    <form data-testid="form" onSubmit={(event) => event.preventDefault()}>
      <Many {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'navigation', 'FilterPanel');
    const sent = fn();
    canvas.getByTestId('form').addEventListener('submit', sent);
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    await expect(compose(field, 'yao', textOf(globals, kiln))).toBe(true);
    fireEvent.keyDown(field, { key: 'Enter' });
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(100);
    await userEvent.clear(field);
    await userEvent.type(field, '没有这个名字'.repeat(4));
    await expect(canvas.getByText(t('matchCount', { count: 0 }))).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: [narrow],
  render: ({ facets: _, ...args }) => <FilterPanel {...args} facets={undefined} />,
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('group', { name: messagesOf(globals, 'shared', 'common')('loading') }),
    ).toHaveAttribute('aria-busy', 'true');
  },
};
export const Currencies: Story = {
  render: ({ facets: _, ...args }) => (
    <InCurrencies>
      <Sample {...args} />
    </InCurrencies>
  ),
};
const longName = both(
  '适用于洗碗机与微波炉、通过食品接触安全检测的无铅釉面陶瓷',
  'Lead-free glazed stoneware, tested for food contact, safe in dishwasher and microwave',
);
export const LongText: Story = {
  render: function Long({ facets: _, ...args }) {
    const name = longName[useSampleLocale()];
    const values = [
      { id: 'a', name, swatch: null, count: 1_234_567 },
      { id: 'b', name: `${name} 2`, swatch: null, count: 0 },
    ];
    const facets = { price: null, inStock: 1, onSale: 0, attributes: [{ id: 'long', name, values }] };
    const selection = { ...noFilters, attributes: { long: ['a'] } };
    return (
      <Grid columns={2} gap={24}>
        <FilterPanel {...args} facets={facets} selection={selection} />
        <FilterPanel {...args} facets={facets} selection={selection} layout="chips" />
      </Grid>
    );
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
