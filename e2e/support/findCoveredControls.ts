import type { Page } from '@playwright/test';

/**
 * Returns descriptions of problems with the toasts of a page: fields and fixed bars that a toast partly covers, and toasts that
 * are not visible, for example with `data-placement="none"` or outside the window.
 */
export function findCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = 'input:not([type=hidden]), textarea, select, [role=combobox], [role=radio], [aria-haspopup=listbox]';
    const points = [0.02, 0.25, 0.5, 0.75, 0.98];
    const toasts = [...document.querySelectorAll('[data-live-announcer] [data-tone]')];
    const elements = [...document.querySelectorAll(`${fields}, [data-action-bar]`)];
    if (toasts.length === 0) return ['there is no toast'];
    return toasts.flatMap((toast) => {
      const region = toast.getBoundingClientRect();
      const { top: above, bottom: below } = region;
      const isShown = toast.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown || above < 0 || below > window.innerHeight || toast.closest('[data-placement="none"]'))
        return [`“${toast.textContent}” is not visible`];
      return elements.flatMap((element) => {
        const visibleBox = element.closest('label, [data-field-frame]') ?? element;
        const box = visibleBox.getBoundingClientRect();
        const left = Math.max(region.left, box.left);
        const top = Math.max(region.top, box.top);
        const width = Math.min(region.right, box.right) - left;
        const height = Math.min(region.bottom, box.bottom) - top;
        if (width <= 0 || height <= 0) return [];
        // Content that is scrolled behind a fixed bar is not visible.
        const isVisible = points.some((x) =>
          points.some((y) => {
            const hits = document.elementsFromPoint(left + x * width, top + y * height);
            const topmost = hits.find((hit) => !hit.closest('[data-live-announcer]'));
            // During a view transition, hit testing returns only the root.
            return topmost === document.documentElement || (topmost !== undefined && visibleBox.contains(topmost));
          }),
        );
        const name = element.getAttribute('aria-label') ?? visibleBox.textContent.trim();
        return isVisible ? [`“${toast.textContent}” covers ${element.tagName.toLowerCase()} “${name}”`] : [];
      });
    });
  });
}

/** Keeps toasts open by focusing their region, as a shopper can do with F6. */
export async function holdToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    setInterval(() => {
      const region = document.querySelector('[data-live-announcer] [data-tone]')?.closest('section');
      if (region && !region.contains(document.activeElement)) region.focus({ preventScroll: true });
    }, 50);
  });
}
