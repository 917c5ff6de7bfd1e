import { styleVariants } from '@vanilla-extract/css';
import type { LayerRule } from './layered.ts';
import { layeredGlobal } from './layeredGlobal.ts';
import { layers } from './layers.css.ts';

type PlainRule = Omit<LayerRule, 'selectors'>;

/**
 * One class per variant. What all of them share is written once, by the list of their classes, and before what each adds and
 * may change: a composition would write it once more for every variant.
 */
export function variantsOf<Name extends string>(
  base: PlainRule,
  variants: Readonly<Record<Name, PlainRule>>,
): Record<Name, string> {
  const classes = styleVariants(variants, () => ({}));
  layeredGlobal(Object.values(classes).join(', '), base, layers.components);
  for (const name in variants) layeredGlobal(classes[name], variants[name], layers.components);
  return classes;
}
