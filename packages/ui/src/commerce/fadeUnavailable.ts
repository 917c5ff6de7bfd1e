import { layeredGlobal } from '../theme/layeredGlobal.ts';
import { layers } from '../theme/layers.css.ts';

/** Takes the colour from a picture in a row that cannot be bought. @param picture class of its frame, a child of the row */
export function fadeUnavailable(picture: string): void {
  const frame = `[data-unavailable] > ${picture}`;
  layeredGlobal(`${frame} > *, ${frame}::before`, { filter: 'grayscale(1)', opacity: 0.55 }, layers.components);
}
