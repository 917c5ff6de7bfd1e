import type { BrowserContext } from '@playwright/test';

/** What must not happen while somebody shops, noted as it happens. */
export interface Watch {
  /** Sentences, in order. */
  faults: string[];
  /** What this test provokes on purpose. */
  allow(pattern: RegExp): void;
}

/**
 * Notes everything that the shop's pages complain of: messages in the console (React's about hydration among them), errors
 * that nobody caught, breaches of the content security policy, and answers of 500 and above.
 */
export async function watchPages(context: BrowserContext): Promise<Watch> {
  const faults: string[] = [];
  // Tests go without the worker, unless they say otherwise.
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
