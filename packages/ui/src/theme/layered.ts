import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A style rule without its layer. */
export type LayerRule = Omit<StyleRule, '@layer'>;

/**
 * Puts a style rule into a cascade layer.
 *
 * @param layer the components' layer by default
 * @throws {Error} when both the rule and one of its media queries have `@starting-style`. The
 * rule's own comes last in the style sheet and would always win
 */
export function layered(rule: LayerRule, layer: string = layers.components): StyleRule {
  const inQueries = Object.values(rule['@media'] ?? {}).some((query) => '@starting-style' in query);
  if (inQueries && '@starting-style' in rule)
    throw new Error('Put each @starting-style into a media query: one outside of them overrides all others.');
  return { '@layer': { [layer]: rule } };
}
