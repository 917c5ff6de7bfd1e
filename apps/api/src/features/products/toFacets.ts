import type { Facets } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { groupName } from '@mallard/domain/serving';
import { groupBy } from '../../db/groupBy.ts';
import type { FacetRows } from './readFacets.ts';

/** As many as the contract carries; those that fit most products. */
const MOST_GROUPS = 20;
const MOST_VALUES = 200;
/** Choices of fewer products than this share of the widest group's narrow nothing that is shown: not scents, in a whole shop. */
const LEAST_SHARE = 0.1;

/**
 * Facets in one language, the most useful group first.
 *
 * @param chosen groups in which something is chosen, which stay, so that it can be taken back
 */
export function toFacets(rows: FacetRows, chosen: ReadonlySet<string>, locale: ContentLocale): Facets {
  const { minPrice, maxPrice, inStock, onSale, values } = rows;
  const all = [...groupBy(values, ({ specification }) => specification)]
    .map(([id, group]) => ({ id, group, reach: group.reduce((sum, row) => sum + row.products, 0) }))
    .sort((a, b) => b.reach - a.reach || a.id.localeCompare(b.id));
  const least = (all[0]?.reach ?? 0) * LEAST_SHARE;
  const groups = all.filter(({ id, reach }) => reach >= least || chosen.has(id));
  return {
    price: minPrice === null || maxPrice === null ? null : { min: minPrice, max: maxPrice },
    inStock,
    onSale,
    attributes: groups.slice(0, MOST_GROUPS).map(({ id, group }) => ({
      id,
      name: groupName(
        group.flatMap(({ groupNames }) => groupNames),
        group.every(({ swatch }) => swatch !== null),
      )[locale],
      values: group.slice(0, MOST_VALUES).map((row) => ({
        id: row.value,
        name: row.valueName[locale],
        swatch: row.swatch,
        count: row.products,
      })),
    })),
  };
}
