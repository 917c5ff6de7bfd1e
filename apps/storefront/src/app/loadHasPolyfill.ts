/** Path of the module that polyfills `:has()`, in the manifest of the build. */
export const HAS_POLYFILL = 'src/app/hasPolyfill.ts';

const HAS_QUERY = 'selector(:has(*))';

/** Polyfills `:has()` where the browser lacks it. To be called before hydration. */
export async function loadHasPolyfill(): Promise<void> {
  if (CSS.supports(HAS_QUERY)) return;
  // Without it the shop works, but does not show what is selected.
  await import('./hasPolyfill.ts').catch(() => undefined);
}

/**
 * Returns a script for the head of the page that starts to load the polyfill: until hydration, the page shows what is selected, too.
 *
 * @param href address of the built polyfill
 */
export const preloadHasPolyfill = (href: string) => `CSS.supports('${HAS_QUERY}')||import('${href}').catch(()=>{})`;
