import type { BrowserContext } from '@playwright/test';

/** Simulates a browser without `:has()`, such as Firefox before 121, which drops rules with it. */
export async function removeHas(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...args: [string, string?]) => !args.join().includes(':has(') && Reflect.apply(supports, CSS, args);
  });
  // Scripts that fetch a style sheet get it unchanged.
  await context.route('**/*.css', async (route) => {
    if (route.request().resourceType() !== 'stylesheet') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':-unknown(') });
  });
}
