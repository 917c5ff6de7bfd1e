import { iconStyle } from '../../theme/iconStyle.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { variantsOf } from '../../theme/variantsOf.ts';
import { vars } from '../../theme/vars.css.ts';
import { STAR } from './star.ts';

const base = {
  ...textStyle('small'),
  ...numeric,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  whiteSpace: 'nowrap',
  fontFamily: 'inherit',
} as const;
export const { rated, unrated } = variantsOf(base, { rated: {}, unrated: {} });

const star = { size: 14, grid: 16, line: 1.6, color: vars.color.foreground.rating };
const { mask: outline, ...look } = iconStyle(STAR, star);
const { mask: solid } = iconStyle(STAR, { ...star, isSolid: true });
layeredGlobal(`${rated}::before, ${unrated}::before`, { ...look, mask: outline }, layers.components);
layeredGlobal(`${rated}::before`, { mask: solid }, layers.components);
