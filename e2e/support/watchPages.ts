import type { BrowserContext } from '@playwright/test';

/** Errors of pages during a test. */
export interface Watch {
  /** Descriptions, in order. */
  faults: string[];
  /** Allows errors that a test causes on purpose. */
  allow(pattern: RegExp): void;
}

/**
 * Records errors of the shop's pages: console messages (including hydration errors of React), uncaught errors, violations of
 * the content security policy, and responses with status 500 and above.
 */
export async function watchPages(context: BrowserContext): Promise<Watch> {
  const faults: string[] = [];
  // The service worker is blocked by default.
  const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  const note = (fault: string) => {
    if (!allowed.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    note(
      `console.${message.type()} on ${pathOf(message.page()?.url())}: ${message.text()} (${message.location().url})`,
    );
  });
  context.on('weberror', (error) => note(`error on ${pathOf(error.page()?.url())}: ${error.error().stack}`));
  context.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      reportError(new Error(`The policy stopped ${violatedDirective} ${blockedURI} ${sample}`));
    });
  });
  return { faults, allow: (pattern) => allowed.push(pattern) };
}

function pathOf(url: string | undefined): string {
  return url === undefined || !URL.canParse(url) ? 'a page' : new URL(url).pathname;
}
