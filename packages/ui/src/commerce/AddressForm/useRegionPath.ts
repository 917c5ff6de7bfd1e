import { useCallback, useEffect, useState } from 'react';

/** A province, city or county with its six digits of GB/T 2260. */
export interface RegionOption {
  code: string;
  name: string;
}

/** Finds what is directly below a region; provinces when `parentCode` is `null`, nothing below the lowest. */
export type LoadRegions = (parentCode: string | null) => Promise<readonly RegionOption[]>;

/** One level of the choice. */
export interface RegionLevel {
  options: readonly RegionOption[];
  /** Code of what is chosen, empty for nothing. */
  value: string;
}

/** Codes of province, city and county above an area code. @example pathOf('310106') // ['310000', '310100', '310106'] */
function pathOf(areaCode: string): string[] {
  return areaCode === '' ? [] : [`${areaCode.slice(0, 2)}0000`, `${areaCode.slice(0, 4)}00`, areaCode];
}

/**
 * Keeps a choice of province, city and county while their lists come in one after the other.
 *
 * @param areaCode what is chosen at first; an old code that no list knows is dropped
 */
export function useRegionPath(loadRegions: LoadRegions, areaCode: string) {
  const [codes, setCodes] = useState(() => pathOf(areaCode));
  const [lists, setLists] = useState<ReadonlyMap<string, readonly RegionOption[]>>(new Map());
  const [failures, setFailures] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  const parents = ['', ...codes.slice(0, 2)];
  const wanted = parents.find((parent, level) => !lists.has(parent) && (level === 0 || codes[level - 1] !== ''));
  useEffect(() => {
    if (wanted === undefined) return;
    let isCurrent = true;
    // Counts as a reason to ask again: a retry changes nothing else.
    void failures;
    loadRegions(wanted === '' ? null : wanted).then(
      (found) => {
        if (isCurrent) setLists((known) => new Map(known).set(wanted, found));
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [loadRegions, wanted, failures]);

  const levels: RegionLevel[] = parents.map((parent, level) => {
    const options = lists.get(parent) ?? [];
    const code = codes[level] ?? '';
    return { options, value: options.some((option) => option.code === code) ? code : '' };
  });
  const chosen = levels.map(({ options, value }) => options.find((option) => option.code === value));
  const lowest = chosen.findLast((region) => region !== undefined);
  const last = levels[chosen.filter(Boolean).length];
  const isComplete =
    lowest !== undefined && chosen[1] !== undefined && (last === undefined || last.options.length === 0);

  return {
    levels,
    hasFailed,
    retry: () => {
      setFailed(false);
      setFailures(failures + 1);
    },
    choose: useCallback((level: number, code: string) => setCodes((now) => [...now.slice(0, level), code]), []),
    /** The region as the contract wants it, once every level that exists is chosen. */
    region: isComplete
      ? {
          province: chosen[0]?.name ?? '',
          city: chosen[1]?.name ?? '',
          county: chosen[2]?.name ?? '',
          areaCode: lowest.code,
        }
      : undefined,
  };
}
