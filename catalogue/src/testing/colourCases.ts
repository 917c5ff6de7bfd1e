import { colours } from '../colours.ts';
import { products } from '../products/products.ts';

/** A name that the shop gives to a colour, and what a search for it alone must find. */
interface ColourCase {
  query: string;
  /** Slugs of the products that come in the colour. */
  having: readonly string[];
  /** Slugs of those and of the products that are called so. */
  allowed: readonly string[];
}

const names = products.flatMap(({ specifications }) =>
  specifications.flatMap(({ values }) => values.flatMap(({ name, swatch }) => (swatch ? Object.values(name) : []))),
);

/** The names of colours that name nothing else: a search for ink finds ink. */
export const colourCases: readonly ColourCase[] = [...new Set(names)].flatMap((query) => {
  const group = colours.find((words) => words.includes(query.toLowerCase()));
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
