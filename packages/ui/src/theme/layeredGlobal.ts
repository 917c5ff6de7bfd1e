import { globalStyle } from '@vanilla-extract/css';
import type { LayerRule } from './layered.ts';
import { layers } from './layers.css.ts';

/** Puts a rule for a plain selector into a cascade layer. */
export function layeredGlobal(selector: string, rule: Omit<LayerRule, 'selectors'>, layer: string = layers.base): void {
  globalStyle(selector, { '@layer': { [layer]: rule } });
}
