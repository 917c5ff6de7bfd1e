import { byContrast } from './byTheme.ts';
import { vars } from './vars.css.ts';

/**
 * Shadow that outlines a panel for readers who prefer more contrast, where only the background
 * separates it from the page.
 */
export const contrastEdge = `0 0 0 1px ${byContrast('transparent', vars.color.line.subtle)}`;
