import type { RegionNames } from '../regionNames.ts';
import { retiredRegions } from '../retiredRegions.ts';

/**
 * Chinese names of the regions of today and of retired ones, which stored addresses may have.
 *
 * @param names the regions of today
 * @example allRegionNames(names)['330103'] // '下城区'
 */
export function allRegionNames(names: RegionNames): RegionNames {
  return { ...Object.fromEntries(Array.from(retiredRegions(), ([code, { name }]) => [code, name])), ...names };
}
