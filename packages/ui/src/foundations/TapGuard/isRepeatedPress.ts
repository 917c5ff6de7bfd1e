/**
 * Milliseconds after a press, or after a layer opened or closed, in which a press at the same
 * position counts as repeated.
 */
export const DOUBLE_TAP = 500;
/** Maximum distance between the two presses of a double tap, in pixels. */
export const SAME_PLACE = 48;

/** Maximum distance between the two presses of a double click, in pixels. */
export const SAME_POINT = 4;

/** A press: its position in the window and its start, in milliseconds of the page's clock. */
export interface Press {
  x: number;
  y: number;
  time: number;
}

/** Area of the window, in pixels. */
export type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A layer that opened or closed. */
export interface LayerChange {
  time: number;
  /** Area of the window that it covers. @default the whole window */
  area?: Area | undefined;
}

/**
 * Whether a press is the second half of a double tap whose first half opened or closed a layer.
 * Such a press was meant for the previous content.
 *
 * @param press    the new press
 * @param previous the press before it
 * @param changes  layers that opened or closed recently
 * @example isRepeatedPress({ x: 9, y: 9, time: 200 }, { x: 9, y: 9, time: 0 }, [{ time: 20 }]) // true
 */
export function isRepeatedPress(press: Press, previous: Press | undefined, changes: readonly LayerChange[]): boolean {
  if (!previous || !isSamePlace(press, previous)) return false;
  return changes.some(
    ({ time, area }) =>
      time >= previous.time && press.time - time < DOUBLE_TAP && (area === undefined || contains(area, press)),
  );
}

/**
 * Whether two presses are the halves of a double tap or a double click.
 *
 * @param distance maximum distance between them, in pixels
 */
export function isDoubleTap(press: Press, previous: Press, distance = SAME_PLACE): boolean {
  return isSamePlace(press, previous, distance) && press.time - previous.time < DOUBLE_TAP;
}

function isSamePlace(press: Press, previous: Press, distance = SAME_PLACE): boolean {
  return Math.hypot(press.x - previous.x, press.y - previous.y) <= distance;
}

function contains({ left, right, top, bottom }: Area, { x, y }: Press): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
