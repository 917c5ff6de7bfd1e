import type { Page } from '@playwright/test';

/**
 * Returns what is wrong with the toasts of a page, as sentences: fields and fixed bars of which a toast covers a visible part,
 * and toasts that cannot be seen, as with `data-placement="none"` or outside the window.
 */
export function findCovered(page: Page): Promise<string[]> {
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
        const seen = element.closest('label, [data-field-frame]') ?? element;
        const box = seen.getBoundingClientRect();
        const left = Math.max(region.left, box.left);
        const top = Math.max(region.top, box.top);
        const width = Math.min(region.right, box.right) - left;
        const height = Math.min(region.bottom, box.bottom) - top;
        if (width <= 0 || height <= 0) return [];
        // What is scrolled below a bar that stays is not seen.
        const isSeen = points.some((x) =>
          points.some((y) => {
            const met = document.elementsFromPoint(left + x * width, top + y * height);
            const topmost = met.find((one) => !one.closest('[data-live-announcer]'));
            // While a view transition runs, nothing but the root is met.
            return topmost === document.documentElement || (topmost !== undefined && seen.contains(topmost));
          }),
        );
        const name = element.getAttribute('aria-label') ?? seen.textContent.trim();
        return isSeen ? [`“${toast.textContent}” covers ${element.tagName.toLowerCase()} “${name}”`] : [];
      });
    });
  });
}

/** Keeps toasts from going: they stay while they have the focus, to which F6 leads. */
export async function holdToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    setInterval(() => {
      const region = document.querySelector('[data-live-announcer] [data-tone]')?.closest('section');
      if (region && !region.contains(document.activeElement)) region.focus({ preventScroll: true });
    }, 50);
  });
}
