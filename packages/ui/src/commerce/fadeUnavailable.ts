import { layeredGlobal } from '../theme/layeredGlobal.ts';
import { layers } from '../theme/layers.css.ts';

/**
 * Adds a rule that removes the color from a picture in an unavailable row.
 *
 * @param picture selector of its frame, a child of the row
 */
export function fadeUnavailable(picture: string): void {
  const frame = `[data-unavailable] > ${picture}`;
  layeredGlobal(`${frame} > *, ${frame}::before`, { filter: 'grayscale(1)', opacity: 0.55 }, layers.components);
}
