/** Whether text runs from right to left where an element stands, for keys and gestures that follow it. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
