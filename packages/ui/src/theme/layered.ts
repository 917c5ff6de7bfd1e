import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A style rule before it has a layer. */
export type LayerRule = Omit<StyleRule, '@layer'>;

/**
 * Puts a style rule into a cascade layer.
 *
 * @param layer the components' layer unless told otherwise
 * @throws {Error} when `@starting-style` is both in the rule and in one of its media queries: the style sheet has the rule's own
 *   last, so that the one of the media query would never count
 */
export function layered(rule: LayerRule, layer: string = layers.components): StyleRule {
  const inQueries = Object.values(rule['@media'] ?? {}).some((query) => '@starting-style' in query);
  if (inQueries && '@starting-style' in rule)
    throw new Error('Put each @starting-style into a media query: one outside of them overrides all others.');
  return { '@layer': { [layer]: rule } };
}
