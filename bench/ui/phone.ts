import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

/** How many times slower than this machine the phone computes. */
export const THROTTLE = 4;

/** A browser whose frames come as soon as they are ready, so that no time is spent waiting for the screen. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync', '--js-flags=--expose-gc'],
  });
}

/** A page of a phone, and the line to its inside. */
export interface PhonePage {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** Opens a page as a phone of 390 px does. */
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

/** Something that axe found wrong. */
export interface Finding {
  rule: string;
  elements: number;
}

/** Asks axe with all of its rules. */
export async function findFaults({ page, session }: PhonePage): Promise<Finding[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.addScriptTag({ content: axe });
  const findings = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run();
    return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.length }));
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return findings;
}
