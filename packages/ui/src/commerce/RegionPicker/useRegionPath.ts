import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadChildren, RegionOption, RegionPath } from './RegionOption.ts';

/** The regions among which one level of a path is chosen. */
export interface RegionLevel {
  /** Code of the region above, empty for the highest level. */
  parentCode: string;
  status: 'loading' | 'error' | 'ready';
  options: readonly RegionOption[];
  /** What is chosen here. */
  chosen: RegionOption | undefined;
  /** Whether it has nothing but the namesake of the region above, which is passed through and not shown. */
  isPassed: boolean;
}

export interface RegionPathOptions {
  /** Gives the regions below one. */
  loadChildren: LoadChildren;
  /** Most levels that a path has. */
  depth: number;
  /** What is chosen at first. */
  defaultValue: RegionPath;
  /** Whether the lists are open; a choice that has not come to its end is given up when they close. @default true */
  isOpen?: boolean | undefined;
  /** Gets a path that cannot go on: it has all its levels, or nothing lies below it. */
  onComplete: (path: RegionPath) => void;
}

type RegionList = Pick<RegionLevel, 'status' | 'options'>;
type Lists = ReadonlyMap<string, RegionList>;
const loading = { status: 'loading', options: [] } as const;

/**
 * Keeps a choice of province, city and county while their lists come in one after the other. A region with nothing but its
 * own namesake below it, as a municipality, is passed through.
 */
export function useRegionPath(options: RegionPathOptions) {
  const { loadChildren, depth, defaultValue, isOpen = true, onComplete } = options;
  const [path, setPath] = useState<RegionPath>(defaultValue);
  const [lists, setLists] = useState<Lists>(new Map());
  const latest = useRef(0);
  const known = useRef(new Map<string, Promise<readonly RegionOption[]>>());

  const load = useCallback(
    (code: string) => {
      const before = known.current.get(code);
      if (before) return before;
      const show = (list: RegionList) => setLists((all) => new Map(all).set(code, list));
      show(loading);
      const list = loadChildren(code === '' ? null : code);
      known.current.set(code, list);
      list.then(
        (options) => {
          // There are always some at the top: another try may find them.
          if (code === '' && options.length === 0) known.current.delete(code);
          show({ status: 'ready', options });
        },
        () => {
          known.current.delete(code);
          show({ status: 'error', options: [] });
        },
      );
      return list;
    },
    [loadChildren],
  );

  // Only for what is chosen at first; later choices load what they need.
  const first = useRef(defaultValue);
  useEffect(() => {
    for (const code of ['', ...first.current.slice(0, depth - 1).map((region) => region.code)]) {
      // The list itself says that it failed.
      load(code).catch(() => {});
    }
  }, [load, depth]);

  useEffect(() => {
    if (!isOpen) return;
    return () => {
      latest.current += 1;
    };
  }, [isOpen]);

  /** Goes to a path and on from there, as long as there is only one way. */
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
  for (const [place, parentCode] of ['', ...path.map(({ code }) => code)].slice(0, depth).entries()) {
    const list = lists.get(parentCode) ?? loading;
    const wanted = path[place];
    const chosen = list.options.find(({ code }) => code === wanted?.code);
    const isEmpty = list.status === 'ready' && list.options.length === 0;
    // An empty list at the top is shown, and says that it is empty; further down it is the end of the path.
    const isTop = place === 0;
    const isPassed = list.options.length === 1 && chosen !== undefined && chosen.name === path[place - 1]?.name;
    if (isTop || !isEmpty) levels.push({ parentCode, ...list, chosen, isPassed });
    isRetired ||= wanted !== undefined && list.status === 'ready' && chosen === undefined && !(isTop && isEmpty);
    // What lies below a region that no list knows cannot be shown.
    if (!chosen) break;
  }

  return {
    levels,
    /** Whether a code of the path is not in use any more. */
    isRetired,
    goTo: (next: RegionPath) => void goTo(next),
    choose: (level: number, option: RegionOption) => void goTo([...path.slice(0, level), option]),
    retry: (level: number) => {
      if (level === 0) load('').catch(() => {});
      else void goTo(path.slice(0, level));
    },
  };
}
