import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleFacets } from '../../fixtures/samplePurchase.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
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

describe('colours', () => {
  it.each(['list', 'chips'] as const)('bear their names and counts for everybody in %s', (layout) => {
    const html = renderToStaticMarkup(
      <MallardProvider locale="en-US">
        <FilterPanel facets={sampleFacets('en-US')} selection={noFilters} layout={layout} onChange={() => {}} />
      </MallardProvider>,
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
    <MallardProvider locale="en-US">
      <FilterPanel
        data-testid="panel"
        facets={sampleFacets('en-US')}
        selection={selection}
        onChange={() => {}}
        onClear={() => setSelection({ ...noFilters, inStock: false })}
      />
    </MallardProvider>
  );
}

it('keeps the focus when the button that takes all choices back goes', () => {
  render(<Chosen />);
  const clear = screen.getByRole('button', { name: 'Clear filters' });
  clear.focus();
  fireEvent.click(clear);
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByTestId('panel'));
});

describe('countFilters', () => {
  it('counts a price range as one', () => {
    expect(countFilters(noFilters)).toBe(0);
    const selection = {
      price: { min: 1, max: 2 },
      inStock: true,
      onSale: false,
      rating: 4,
      attributes: { a: ['1', '2'] },
    };
    expect(countFilters(selection)).toBe(5);
  });
});
