import { describe, expect, it } from 'vitest';
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
