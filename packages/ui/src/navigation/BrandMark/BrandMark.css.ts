import { styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** The drake's head uses the green with enough contrast to its background. */
export const root = styleVariants({
  onPage: layered({ flex: 'none', color: vars.color.line.brand }),
  onBrand: layered({ flex: 'none', color: '#4DAF95' }),
});
