import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/** Handled APIs. `npm run check` compares the list with MDN data and the built client. */
const handled: Record<'polyfilled' | 'guarded', string[]> = JSON.parse(
  readFileSync(new URL('../../scripts/browser-apis.json', import.meta.url), 'utf8'),
);

/** Removes the APIs that the client uses but some supported browsers lack. */
export async function removeNewerApis(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (names) => {
      for (const name of names) {
        const path = name.split('.');
        const key = path.pop() ?? '';
        const owner: unknown = path.reduce((object: unknown, part) => Object(object)[part], globalThis);
        if (owner !== undefined) Reflect.deleteProperty(Object(owner), key);
      }
    },
    [...handled.polyfilled, ...handled.guarded],
  );
}
