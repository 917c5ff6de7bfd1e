import { minor } from '@mallard/domain/money';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleFacets } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { countFilters, noFilters } from './FilterFacets.ts';
import { FilterPanel } from './FilterPanel.tsx';

conformance('FilterPanel', (root) => (
  <FilterPanel
    {...root}
    facets={{ ...sampleFacets('en-US'), ratings: [{ least: 4, count: 3 }] }}
    selection={noFilters}
    onChange={() => {}}
  />
));

describe('colors', () => {
  it.each(['list', 'chips'] as const)('have names and counts for all users in %s', (layout) => {
    const html = renderToStaticMarkup(
      <SampleProvider locale="en-US">
        <FilterPanel facets={sampleFacets('en-US')} selection={noFilters} layout={layout} onChange={() => {}} />
      </SampleProvider>,
    );
    const shown = document.createElement('div');
    shown.innerHTML = html;
    const colour = [...shown.querySelectorAll('label')].find(({ textContent }) => textContent?.includes('Amber'));
    expect(colour?.querySelector('circle')?.getAttribute('fill')).toBe('#b5762a');
    expect(colour?.parentElement?.querySelector('[aria-hidden="true"]:not(svg)')?.textContent).toBe('12');
  });
});

afterEach(cleanup);

function Chosen() {
  const [selection, setSelection] = useState({ ...noFilters, inStock: true });
  return (
    <SampleProvider locale="en-US">
      <FilterPanel
        data-testid="panel"
        facets={sampleFacets('en-US')}
        selection={selection}
        onChange={() => {}}
        onClear={() => setSelection({ ...noFilters, inStock: false })}
      />
    </SampleProvider>
  );
}

it('keeps the focus when the clear button disappears', () => {
  render(<Chosen />);
  const clear = screen.getByRole('button', { name: 'Clear filters' });
  clear.focus();
  fireEvent.click(clear);
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByTestId('panel'));
});

it('searches for the result of a composition, not for its letters', () => {
  const values = Array.from({ length: 30 }, (_, index) => ({
    id: `${index}`,
    name: `青${index}`,
    swatch: null,
    count: 1,
  }));
  const facets = { price: null, inStock: 1, onSale: 1, attributes: [{ id: 'glaze', name: 'Glaze', values }] };
  render(
    <SampleProvider locale="en-US">
      <FilterPanel facets={facets} selection={noFilters} onChange={() => {}} />
    </SampleProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.input(field, { target: { value: 'qing' }, isComposing: true });
  expect(field.value).toBe('qing');
  expect(screen.getByRole('checkbox', { name: /青0/ })).toBeTruthy();
  fireEvent.input(field, { target: { value: '青29' }, isComposing: true });
  fireEvent.compositionEnd(field);
  expect(screen.getByRole('checkbox', { name: /青29/ })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /青0/ })).toBeNull();
});

it('uses minor units in its props, and whole ones in its fields', () => {
  const onChange = vi.fn();
  const selection = { ...noFilters, price: { min: minor(5050), max: minor(20_050) } };
  render(
    <SampleProvider locale="en-US">
      <FilterPanel facets={sampleFacets('en-US')} selection={selection} onChange={onChange} />
    </SampleProvider>,
  );
  const [lowest, highest] = screen.getAllByRole('textbox') as [HTMLInputElement, HTMLInputElement];
  expect([lowest.value, highest.value]).toEqual(['50', '201']);
  fireEvent.change(lowest, { target: { value: '60' } });
  fireEvent.keyDown(lowest, { key: 'Enter' });
  expect(onChange.mock.calls).toEqual([[{ ...selection, price: { min: 6000, max: 20_050 } }]]);
});

it('has its host’s name while loading too', () => {
  render(
    <SampleProvider locale="en-US">
      <FilterPanel role="group" aria-label="Filters" facets={undefined} selection={noFilters} onChange={() => {}} />
    </SampleProvider>,
  );
  expect(screen.getByRole('group', { name: 'Filters' })).toBeTruthy();
});

describe('an attribute of a single product', () => {
  const value = (id: string, count: number) => ({ id, name: id, swatch: null, count });
  const facetsOf = (material: number) => ({
    price: null,
    inStock: 9,
    onSale: 0,
    attributes: [
      { id: 'material', name: 'Material', values: [value('Glass', material), value('Steel', material && 1)] },
      { id: 'wattage', name: 'Wattage', values: [value('5 W', 1), value('9 W', 1)] },
    ],
  });
  const panel = (selection = noFilters, facets = facetsOf(4)) => (
    <SampleProvider locale="en-US">
      <FilterPanel facets={facets} selection={selection} onChange={() => {}} />
    </SampleProvider>
  );
  const isCollapsed = (name: string) => screen.getByRole('group', { name, hidden: true }).closest('details') !== null;

  it('is collapsed', () => {
    render(panel());
    expect(isCollapsed('Wattage')).toBe(true);
    expect(isCollapsed('Material')).toBe(false);
  });

  it('is not moved by a selection, which changes the counts', () => {
    const { rerender } = render(panel());
    rerender(panel({ ...noFilters, inStock: true }, facetsOf(1)));
    expect(isCollapsed('Wattage')).toBe(true);
    expect(isCollapsed('Material')).toBe(false);
  });

  it('is not moved when the selection is cleared, while the counts are still those of the selection', () => {
    const facetsOfSelection = facetsOf(1);
    const { rerender } = render(panel());
    rerender(panel({ ...noFilters, inStock: true }, facetsOfSelection));
    rerender(panel(noFilters, facetsOfSelection));
    expect(isCollapsed('Material')).toBe(false);
    rerender(panel(noFilters, facetsOf(1)));
    expect(isCollapsed('Material')).toBe(true);
  });
});

describe('countFilters', () => {
  it('counts a price range as one filter', () => {
    expect(countFilters(noFilters)).toBe(0);
    const selection = {
      price: { min: minor(1), max: minor(2) },
      inStock: true,
      onSale: false,
      rating: 4,
      attributes: { a: ['1', '2'] },
    };
    expect(countFilters(selection)).toBe(5);
  });
});
