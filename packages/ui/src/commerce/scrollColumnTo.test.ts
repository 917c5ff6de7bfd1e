import { expect, it } from 'vitest';
import { scrollColumnTo } from './scrollColumnTo.ts';

/** Returns an element with these edges, px from the top of the window. */
function elementAt(top: number, bottom: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => DOMRect.fromRect({ y: top, height: bottom - top });
  return element;
}

it.each([
  ['below', 700, 760, 430],
  ['above', -100, -40, -370],
  ['within', 120, 180, 0],
])('scrolls an element %s its edges to the middle of the column, and ignores a visible one', (_, top, bottom, by) => {
  const column = elementAt(100, 500);
  let scrolled = 0;
  Object.defineProperty(column, 'scrollTop', {
    get: () => scrolled,
    set: (next: number) => {
      scrolled = next;
    },
  });
  scrollColumnTo(column, elementAt(top, bottom));
  expect(scrolled).toBe(by);
});
