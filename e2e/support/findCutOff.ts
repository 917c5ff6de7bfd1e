import type { Page } from '@playwright/test';

/**
 * Returns descriptions of content that doesn't fit into the window: content that makes the page scroll sideways, and links and
 * controls that are partly outside the window or clipped by a container. Content of scrollable rows is ignored.
 *
 * @param width CSS pixels of the window. A phone makes `innerWidth` larger when the content is wider.
 */
export function findCutOff(page: Page, width: number): Promise<string[]> {
  return page.evaluate((windowWidth) => {
    const TOLERANCE = 1;
    const problems: string[] = [];
    const content = document.scrollingElement?.scrollWidth ?? 0;
    if (content > windowWidth) problems.push(`scrolls sideways: ${content} px of content`);

    /** Returns the horizontal range in which an element is visible; `undefined` if it can be scrolled into view. */
    function visibleEdges(element: Element): { left: number; right: number } | undefined {
      const edges = { left: 0, right: windowWidth };
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') return undefined;
        if (overflowX === 'hidden' || overflowX === 'clip') {
          const { left, right } = box.getBoundingClientRect();
          edges.left = Math.max(edges.left, left);
          edges.right = Math.min(edges.right, right);
        }
        if (position === 'fixed') break;
      }
      return edges;
    }

    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      const { left, right, width: wide } = control.getBoundingClientRect();
      // Visually hidden controls are 1 px wide, skip links are outside the window until they have the focus.
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && wide > 1;
      const edges = isShown && right > 0 ? visibleEdges(control) : undefined;
      if (!edges || (left >= edges.left - TOLERANCE && right <= edges.right + TOLERANCE)) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
      problems.push(`<${control.localName}> "${name}" from ${Math.round(left)} to ${Math.round(right)} px is cut off`);
    }
    return problems;
  }, width);
}
