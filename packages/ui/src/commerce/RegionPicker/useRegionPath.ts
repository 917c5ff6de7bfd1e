import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadChildren, RegionOption, RegionPath } from './RegionOption.ts';

/** The regions of one level. */
export interface RegionLevel {
  /** Code of the parent region, empty for the top level. */
  parentCode: string;
  status: 'loading' | 'error' | 'ready';
  options: readonly RegionOption[];
  /** The selected region of this level. */
  selectedRegion: RegionOption | undefined;
  /** Whether its only region has the name of its parent; such a level is skipped and not shown. */
  isPassed: boolean;
}

export interface RegionPathOptions {
  /** Loads the regions below one. */
  loadChildren: LoadChildren;
  /** Maximum number of levels of a path. */
  depth: number;
  /** The initial path. */
  defaultValue: RegionPath;
  /** Whether the lists are open; an incomplete selection is discarded when they close. @default true */
  isOpen?: boolean | undefined;
  /** Called with a complete path: it has all its levels, or nothing is below it. */
  onComplete: (path: RegionPath) => void;
}

type RegionList = Pick<RegionLevel, 'status' | 'options'>;
type Lists = ReadonlyMap<string, RegionList>;
const loading = { status: 'loading', options: [] } as const;

/**
 * State of a selection of province, city and county while their lists load one by one. A region
 * whose only child has the same name, such as a municipality, is skipped.
 */
export function useRegionPath(options: RegionPathOptions) {
  const { loadChildren, depth, defaultValue, isOpen = true, onComplete } = options;
  const [path, setPath] = useState<RegionPath>(defaultValue);
  const [lists, setLists] = useState<Lists>(new Map());
  const latest = useRef(0);
  const loadedRegions = useRef(new Map<string, Promise<readonly RegionOption[]>>());

  const load = useCallback(
    (code: string) => {
      const before = loadedRegions.current.get(code);
      if (before) return before;
      const show = (list: RegionList) => setLists((all) => new Map(all).set(code, list));
      show(loading);
      const list = loadChildren(code === '' ? null : code);
      loadedRegions.current.set(code, list);
      list.then(
        (options) => {
          // An empty top level is not cached: another attempt may load it.
          if (code === '' && options.length === 0) loadedRegions.current.delete(code);
          show({ status: 'ready', options });
        },
        () => {
          loadedRegions.current.delete(code);
          show({ status: 'error', options: [] });
        },
      );
      return list;
    },
    [loadChildren],
  );

  // Only for the initial path; later selections load their own lists.
  const first = useRef(defaultValue);
  useEffect(() => {
    for (const code of ['', ...first.current.slice(0, depth - 1).map((region) => region.code)]) {
      // The list itself shows the error.
      load(code).catch(() => {});
    }
  }, [load, depth]);

  useEffect(() => {
    if (!isOpen) return;
    return () => {
      latest.current += 1;
    };
  }, [isOpen]);

  /** Selects a path, and continues as long as there is only one option. */
  async function goTo(start: RegionPath) {
    latest.current += 1;
    const turn = latest.current;
    let way = start;
    setPath(way);
    for (let last = way.at(-1); last && way.length < depth; last = way.at(-1)) {
      const children = await load(last.code).catch(() => undefined);
      if (turn !== latest.current || !children) return;
      const [only] = children;
      if (!only) break;
      if (children.length > 1 || only.name !== last.name) return;
      way = [...way, only];
      setPath(way);
    }
    if (way.length > 0) onComplete(way);
  }

  const levels: RegionLevel[] = [];
  let isRetired = false;
  for (const [index, parentCode] of ['', ...path.map(({ code }) => code)].slice(0, depth).entries()) {
    const list = lists.get(parentCode) ?? loading;
    const requested = path[index];
    const selected = list.options.find(({ code }) => code === requested?.code);
    const isEmpty = list.status === 'ready' && list.options.length === 0;
    // An empty list at the top level is shown as empty; at lower levels it ends the path.
    const isTop = index === 0;
    const isPassed = list.options.length === 1 && selected !== undefined && selected.name === path[index - 1]?.name;
    if (isTop || !isEmpty) levels.push({ parentCode, ...list, selectedRegion: selected, isPassed });
    isRetired ||= requested !== undefined && list.status === 'ready' && selected === undefined && !(isTop && isEmpty);
    // Regions below an unknown region cannot be shown.
    if (!selected) break;
  }

  return {
    levels,
    /** Whether a code of the path is no longer in use. */
    isRetired,
    goTo: (next: RegionPath) => void goTo(next),
    choose: (level: number, option: RegionOption) => void goTo([...path.slice(0, level), option]),
    retry: (level: number) => {
      if (level === 0) load('').catch(() => {});
      else void goTo(path.slice(0, level));
    },
  };
}
