import { layers, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const root = style(layered({ display: 'grid', gap: vars.space[32] }, layers.app));
/** Wraps instead of scrolling, so that all chips are visible on phones too. */
export const chips = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }, layers.app));
