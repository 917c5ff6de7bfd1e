import type { light } from './light.ts';

type Plain<T> = T extends string ? string : { readonly [K in keyof T]: Plain<T[K]> };
type Some<T> = T extends string ? T : { readonly [K in keyof T]?: Some<T[K]> };

/** Values that every theme must define; a missing token fails the type check. Values are CSS text. */
export type ThemeTokens = Plain<typeof light>;

/** Some tokens of a theme; the others stay as they are. */
export type ThemeChanges = Some<ThemeTokens>;
