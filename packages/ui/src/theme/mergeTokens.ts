import type { ThemeChanges, ThemeTokens } from './tokens/ThemeTokens.ts';

/** The tokens of a theme with some of them changed. */
export function mergeTokens(tokens: ThemeTokens, changes: ThemeChanges): ThemeTokens {
  return merge<ThemeTokens>(tokens, changes);
}

/** Some changes with others on top of them. */
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
