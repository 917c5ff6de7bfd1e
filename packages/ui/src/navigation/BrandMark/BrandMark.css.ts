import { styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** The head of the drake takes the colour that is green enough on its ground. */
export const root = styleVariants({
  onPage: layered({ flex: 'none', color: vars.color.line.brand }),
  onBrand: layered({ flex: 'none', color: '#4DAF95' }),
});
