import type { RegionNames } from '../regionNames.ts';
import { ENGLISH_NAMES } from './englishNames.ts';

/**
 * Returns the English names of all regions of China by code, including retired ones.
 *
 * @example englishRegionNames()['440305'] // 'Nanshan District'
 */
export function englishRegionNames(): RegionNames {
  const names: Record<string, string> = {};
  for (const row of ENGLISH_NAMES.trim().split('\n')) {
    const city = row.slice(0, 4);
    for (const entry of row.slice(4).split(';')) names[city + entry.slice(0, 2)] = entry.slice(2);
  }
  return names;
}
