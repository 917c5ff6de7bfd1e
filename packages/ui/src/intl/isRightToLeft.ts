/** Whether the text direction at an element is right to left, for keys and gestures that depend on it. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
