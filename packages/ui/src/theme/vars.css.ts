import { createGlobalThemeContract } from '@vanilla-extract/css';
import { constants } from './constants.ts';
import { makeTheme } from './makeTheme.ts';
import { light } from './tokens/light.ts';
import { scene } from './tokens/scene.ts';

const properties = createGlobalThemeContract(makeTheme(light), (_value, path) => `mallard-${path.join('-')}`);

/**
 * The theme contract: every value that a component may use. Values that depend on the theme, the
 * brand or the page width are custom properties named after their path:
 * `vars.color.background.canvas` is `--mallard-color-background-canvas`. Backgrounds of
 * photographs, lengths, durations and layers are plain CSS: `vars.space[8]` is `8px`.
 */
export const vars = { ...properties, ...constants, color: { ...properties.color, scene } };
