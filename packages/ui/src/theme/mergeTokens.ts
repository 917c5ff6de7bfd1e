import type { ThemeChanges, ThemeTokens } from './tokens/ThemeTokens.ts';

/** Returns the tokens of a theme with changes applied. */
export function mergeTokens(tokens: ThemeTokens, changes: ThemeChanges): ThemeTokens {
  return merge<ThemeTokens>(tokens, changes);
}

/** Merges two sets of changes; `more` has priority. */
export function mergeChanges(changes: ThemeChanges, more: ThemeChanges): ThemeChanges {
  return merge(changes, more);
}

function merge<T extends object>(tree: T, changes: object): T {
  const merged = Object.entries({ ...changes, ...tree }).map(([name, value]) => {
    const change: unknown = Reflect.get(changes, name);
    if (typeof value === 'object' && typeof change === 'object' && change !== null) return [name, merge(value, change)];
    return [name, change ?? value];
  });
  return Object.fromEntries(merged);
}
