import { createGlobalThemeContract } from '@vanilla-extract/css';
import { constants } from './constants.ts';
import { makeTheme } from './makeTheme.ts';
import { light } from './tokens/light.ts';
import { scene } from './tokens/scene.ts';

const properties = createGlobalThemeContract(makeTheme(light), (_value, path) => `mallard-${path.join('-')}`);

/**
 * The theme contract: every value a component may use. What a theme, a brand or the width of the page changes is a CSS custom
 * property named after its path, for example `vars.color.background.canvas` is `--mallard-color-background-canvas`; the
 * grounds of photographs, lengths, times and layers are plain CSS, for example `vars.space[8]` is `8px`.
 */
export const vars = { ...properties, ...constants, color: { ...properties.color, scene } };
