import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayerRule = Omit<StyleRule, '@layer'>;

/** Puts a style rule into a cascade layer. @param layer the components' layer unless told otherwise */
export function layered(rule: LayerRule, layer: string = layers.components): StyleRule {
  return { '@layer': { [layer]: rule } };
}

/** Puts a rule for a plain selector into a cascade layer. */
export function layeredGlobal(selector: string, rule: Omit<LayerRule, 'selectors'>, layer: string = layers.base): void {
  globalStyle(selector, { '@layer': { [layer]: rule } });
}
