import { styleVariants } from '@vanilla-extract/css';
import type { LayerRule } from './layered.ts';
import { layeredGlobal } from './layeredGlobal.ts';
import { layers } from './layers.css.ts';

type PlainRule = Omit<LayerRule, 'selectors'>;

/**
 * Creates one class per variant. Shared declarations are written once, in a rule for all classes,
 * before the variants that override them. Composing a base class would add it to every variant.
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
