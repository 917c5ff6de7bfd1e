import type { Area } from './TapGuard/isRepeatedPress.ts';

/** Whether two areas of the window overlap. */
export function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Returns the final area of an element: the panel of a layer moves while it opens. */
export function restingArea(element: Element): Area {
  if (!(element instanceof HTMLElement) || !element.parentElement?.matches('[data-modal-layer]'))
    return element.getBoundingClientRect();
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = element;
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}
