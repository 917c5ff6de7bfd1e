/**
 * Types of `@vanilla-extract/css` in the published types; its functions run only in the build. The
 * build of types reads this file instead of the package, so that consumers need not install it.
 */

/** A style rule. For rules of your own, install `@vanilla-extract/css`, which has the full type. */
export type StyleRule = object;

/** The same shape with a reference to a custom property at each leaf. */
type Contract<Tokens> = {
  [Name in keyof Tokens]: Tokens[Name] extends string ? `var(--${string})` : Contract<Tokens[Name]>;
};

export declare function style(rule: unknown): string;
export declare function styleVariants<Variants extends object>(variants: Variants): Record<keyof Variants, string>;
export declare function styleVariants<Values extends object>(
  values: Values,
  toRule: (value: Values[keyof Values], name: keyof Values) => unknown,
): Record<keyof Values, string>;
export declare function keyframes(rule: unknown): string;
export declare function globalStyle(selector: string, rule: unknown): void;
export declare function globalLayer(name: string): string;
export declare function globalLayer(options: { parent: string }, name: string): string;
export declare function createVar(name?: string): `var(--${string})`;
export declare function assignVars(contract: object, values: object): Record<string, string>;
export declare function createGlobalThemeContract<Tokens>(
  tokens: Tokens,
  toName: (value: string | null, path: string[]) => string,
): Contract<Tokens>;
