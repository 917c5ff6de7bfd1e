import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

/** A mid-range phone on a slow mobile network, with Lighthouse's values: CPU 4 times slower, 150 ms round trip, 1.6 Mbit/s. */
export const PHONE = { cpu: 4, latencyMs: 150, downBitsPerSecond: 1_638_400, upBitsPerSecond: 750_000 } as const;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}

/**
 * Opens an empty page on an emulated phone with an empty cache.
 *
 * @param withScript whether pages load their scripts; a page without them is the lower limit of the times
 */
export async function openPhone(
  browser: Browser,
  withScript: boolean,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.downBitsPerSecond / 8,
    uploadThroughput: PHONE.upBitsPerSecond / 8,
  });
  if (!withScript) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  return { context, page };
}
