import { byContrast } from './byTheme.ts';
import { vars } from './vars.css.ts';

/** Shadow that is an edge for those who wish for more contrast, where a ground alone parts a panel from the page. */
export const contrastEdge = `0 0 0 1px ${byContrast('transparent', vars.color.line.subtle)}`;
