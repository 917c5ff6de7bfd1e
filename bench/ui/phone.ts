import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

/** CPU throttling of the phone, relative to this machine. */
export const THROTTLE = 4;

/** Opens a browser without a frame rate limit, so that times contain no wait for the next frame. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync', '--js-flags=--expose-gc'],
  });
}

/** A page on an emulated phone, and its DevTools session. */
export interface PhonePage {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** Opens a page on an emulated phone that is 390 px wide. */
export async function openOnPhone(browser: Browser, url: string): Promise<PhonePage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in window);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return { page, session, close: () => context.close() };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule that axe found violated. */
export interface Finding {
  rule: string;
  elements: number;
}

/** Checks the page with all rules of axe. */
export async function findViolations({ page, session }: PhonePage): Promise<Finding[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.addScriptTag({ content: axe });
  const findings = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run();
    return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.length }));
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return findings;
}
