import { defineConfig } from '@playwright/test';
import e2e from './playwright.config.ts';
import { looks } from './shots/looks.ts';

const [phone, desktop] = e2e.projects ?? [];
const [shop] = [e2e.webServer ?? []].flat();

/** Takes a screenshot of every screen in every combination, for visual inspection. It compares nothing. */
export default defineConfig({
  ...e2e,
  testDir: 'shots',
  outputDir: '../.cache/shots-failed',
  reporter: 'line',
  webServer: shop ? [shop] : [],
  projects: looks.map(({ name, isPhone, locale, colorScheme }) => ({
    name,
    testMatch: 'screens.spec.ts',
    use: { ...(isPhone ? phone : desktop)?.use, locale, colorScheme },
  })),
});
