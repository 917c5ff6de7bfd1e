/**
 * Types of `@vanilla-extract/recipes` in the published types: names and values of variants. The
 * build of types reads this file instead of the package, so that consumers need not install it.
 */
type Groups = Record<string, Record<string, unknown>>;
type Choice<Name> = Name extends 'true' | 'false' ? boolean : Name;
type Selection<V extends Groups> = { [Group in keyof V]?: Choice<keyof V[Group]> | undefined };

/** Returns the class name of some variants. */
export type RuntimeFn<V extends Groups> = (choices?: Selection<V>) => string;

/** The variants of a recipe, as props. */
export type RecipeVariants<Recipe extends (choices?: never) => string> = Parameters<Recipe>[0];

interface RecipeOptions<V extends Groups> {
  base?: unknown;
  variants?: V;
  compoundVariants?: readonly { variants: Selection<V>; style: unknown }[];
  defaultVariants?: Selection<V>;
}

/** Declares a class with variants. */
export declare function recipe<V extends Groups>(options: RecipeOptions<V>): RuntimeFn<V>;
