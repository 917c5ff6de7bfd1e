import type { CatalogueProduct } from '../types.ts';

/** Option values in the photographs of a product, for options without their own pictures. */
const photographedValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'drake-field-watch': { strap: 'chestnut' },
  'evening-linen-lamp': { switch: 'chain' },
  'night-cream': { pack: 'jar' },
  'sea-salt-soak': { pack: 'jar' },
};

/** Returns whether the photographs of a product show a SKU: a buyer of the canvas strap can't have a photo of the leather strap. */
export function isPhotographed({ slug }: CatalogueProduct, skuValues: Readonly<Record<string, string>>): boolean {
  return Object.entries(photographedValues[slug] ?? {}).every(([group, value]) => skuValues[group] === value);
}
