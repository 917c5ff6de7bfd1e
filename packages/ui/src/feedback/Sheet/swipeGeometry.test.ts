import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { along, canScroll, nearestRest, restOffset } from './swipeGeometry.ts';

afterEach(() => document.body.replaceChildren());

describe('nearestRest', () => {
  const rests = [{ offset: 0 }, { offset: 200 }, { offset: 400 }];

  it('returns the position that is nearest to where the panel was released', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (from) => {
        expect(Math.abs(nearestRest(rests, from, 0).offset - from)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('goes further, the faster the swipe was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.double({ min: -5, max: 5, noNaN: true }), (from, speed) => {
        const rested = nearestRest(rests, from, 0).offset;
        const thrown = nearestRest(rests, from, speed).offset;
        expect(Math.sign(thrown - rested) * Math.sign(speed)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it.each([
  ['100%', 0],
  ['50%', 200],
  [300, 100],
  [500, 0],
] as const)('%s of 400 px leaves %i px beyond the edge', (point, expected) => {
  expect(restOffset(point, 400)).toBe(expected);
});

it('measures movement towards the edge, in the direction of the text', () => {
  const panel = document.body.appendChild(document.createElement('div'));
  expect(along(panel, 'bottom', 3, 5)).toEqual({ out: 5, across: 3 });
  expect(along(panel, 'end', 3, 5)).toEqual({ out: 3, across: 5 });
  expect(along(panel, 'start', 3, 5)).toEqual({ out: -3, across: 5 });
  panel.style.direction = 'rtl';
  expect(along(panel, 'end', 3, 5)).toEqual({ out: -3, across: 5 });
});

describe('canScroll', () => {
  /** 300 px of content in a frame of 100 px, in both directions. */
  function scroller(
    style: Partial<CSSStyleDeclaration>,
    scrolled: { scrollLeft?: number; scrollTop?: number },
  ): Element {
    const element = document.body.appendChild(document.createElement('div'));
    Object.assign(element.style, style);
    const sizes = { scrollWidth: 300, clientWidth: 100, scrollHeight: 300, clientHeight: 100 };
    for (const [name, value] of Object.entries({ ...sizes, scrollLeft: 0, scrollTop: 0, ...scrolled }))
      Object.defineProperty(element, name, { value });
    return element;
  }

  it('is true while there is more content on that side', () => {
    const style = { overflowY: 'auto' };
    expect(canScroll(scroller(style, {}), 'y', 10)).toBe(false);
    expect(canScroll(scroller(style, {}), 'y', -10)).toBe(true);
    expect(canScroll(scroller(style, { scrollTop: 50 }), 'y', 10)).toBe(true);
    expect(canScroll(scroller(style, { scrollTop: 200 }), 'y', -10)).toBe(false);
  });

  it('starts at the other side in right-to-left text', () => {
    const style = { overflowX: 'scroll', direction: 'rtl' };
    expect(canScroll(scroller(style, {}), 'x', 10)).toBe(true);
    expect(canScroll(scroller(style, {}), 'x', -10)).toBe(false);
    expect(canScroll(scroller(style, { scrollLeft: -200 }), 'x', 10)).toBe(false);
  });

  it('is false for content that does not scroll', () => {
    expect(canScroll(scroller({ overflowY: 'hidden' }, { scrollTop: 50 }), 'y', 10)).toBe(false);
  });
});
