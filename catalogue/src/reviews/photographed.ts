import type { CatalogueProduct } from '../types.ts';

/** The choice that a product's photographs show, in a group of options without pictures of its own. */
const shownChoice: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'drake-field-watch': { strap: 'chestnut' },
  'evening-linen-lamp': { switch: 'chain' },
  'night-cream': { pack: 'jar' },
  'sea-salt-soak': { pack: 'jar' },
};

/** Whether the product's photographs show what was bought: nobody with a canvas strap has taken one of a leather strap. */
export function isPhotographed({ slug }: CatalogueProduct, skuValues: Readonly<Record<string, string>>): boolean {
  return Object.entries(shownChoice[slug] ?? {}).every(([group, value]) => skuValues[group] === value);
}
