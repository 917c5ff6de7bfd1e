import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A style rule before it has a layer. */
export type LayerRule = Omit<StyleRule, '@layer'>;

/** Puts a style rule into a cascade layer. @param layer the components' layer unless told otherwise */
export function layered(rule: LayerRule, layer: string = layers.components): StyleRule {
  return { '@layer': { [layer]: rule } };
}
