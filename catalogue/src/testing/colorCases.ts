import { colors } from '../colors.ts';
import { products } from '../products/products.ts';

/** A color name of the shop, and the expected results of a search for it. */
interface ColorCase {
  query: string;
  /** Slugs of the products in the color. */
  having: readonly string[];
  /** Slugs of these products, and of products with the word in their title or options. */
  allowed: readonly string[];
}

const names = products.flatMap(({ specifications }) =>
  specifications.flatMap(({ values }) => values.flatMap(({ name, swatch }) => (swatch ? Object.values(name) : []))),
);

/** Search cases for color names that have no other meaning. For example, a search for "ink" finds ink. */
export const colorCases: readonly ColorCase[] = [...new Set(names)].flatMap((query) => {
  const group = colors.find((words) => words.includes(query.toLowerCase()));
  if (!group) return [];
  const having = products.filter(({ specifications }) =>
    specifications.some(({ values }) => values.some(({ name }) => Object.values(name).includes(query))),
  );
  const allowed = products.filter(({ title, specifications }) => {
    const text = JSON.stringify([title, specifications]).toLowerCase();
    return group.some((word) => text.includes(word));
  });
  return [{ query, having: having.map(({ slug }) => slug), allowed: allowed.map(({ slug }) => slug) }];
});
