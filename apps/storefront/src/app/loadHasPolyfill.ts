/** Source file of the `:has()` polyfill, as the build's manifest names it. */
export const HAS_POLYFILL = 'src/app/hasPolyfill.ts';

const HAS_QUERY = 'selector(:has(*))';

/** Polyfills `:has()` if the browser lacks it. Call it before hydration. */
export async function loadHasPolyfill(): Promise<void> {
  if (CSS.supports(HAS_QUERY)) return;
  // Without it the shop works, but selected controls don't look selected.
  await import('./hasPolyfill.ts').catch(() => undefined);
}

/**
 * Returns an inline script for the head that loads the polyfill, so that selected controls look selected before hydration too.
 *
 * @param href URL of the built polyfill
 */
export const preloadHasPolyfill = (href: string) => `CSS.supports('${HAS_QUERY}')||import('${href}').catch(()=>{})`;
