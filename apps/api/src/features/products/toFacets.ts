import type { Facets } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { groupName } from '@mallard/domain/serving';
import { groupBy } from '../../db/groupBy.ts';
import type { FacetRows } from './readFacets.ts';

/** Maximum number of facets in the contract; those with most products are included. */
const MAX_GROUPS = 20;
const MAX_VALUES = 200;
/** Minimum number of products of a group, as a share of the largest group. Hides rare groups, such as scents in the whole shop. */
const LEAST_SHARE = 0.1;

/**
 * Converts facets to the contract's shape, in one locale, with the largest group first.
 *
 * @param selectedGroups groups with a selection; they are always included, so that users can remove it
 */
export function toFacets(rows: FacetRows, selectedGroups: ReadonlySet<string>, locale: ContentLocale): Facets {
  const { minPrice, maxPrice, inStock, onSale, values } = rows;
  const all = [...groupBy(values, ({ specification }) => specification)]
    .map(([id, group]) => ({ id, group, reach: group.reduce((sum, row) => sum + row.products, 0) }))
    .sort((a, b) => b.reach - a.reach || a.id.localeCompare(b.id));
  const minReach = (all[0]?.reach ?? 0) * LEAST_SHARE;
  const groups = all.filter(({ id, reach }) => reach >= minReach || selectedGroups.has(id));
  return {
    price: minPrice === null || maxPrice === null ? null : { min: minPrice, max: maxPrice },
    inStock,
    onSale,
    attributes: groups.slice(0, MAX_GROUPS).map(({ id, group }) => ({
      id,
      name: groupName(
        group.flatMap(({ groupNames }) => groupNames),
        group.every(({ swatch }) => swatch !== null),
      )[locale],
      values: group.slice(0, MAX_VALUES).map((row) => ({
        id: row.value,
        name: row.valueName[locale],
        swatch: row.swatch,
        count: row.products,
      })),
    })),
  };
}
