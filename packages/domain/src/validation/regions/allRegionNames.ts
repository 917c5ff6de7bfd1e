import type { RegionNames } from '../regionNames.ts';
import { retiredRegions } from '../retiredRegions.ts';

/**
 * Returns the Chinese names of current and retired regions, which stored addresses may have.
 *
 * @param names the current regions
 * @example allRegionNames(names)['330103'] // '下城区'
 */
export function allRegionNames(names: RegionNames): RegionNames {
  return { ...Object.fromEntries(Array.from(retiredRegions(), ([code, { name }]) => [code, name])), ...names };
}
