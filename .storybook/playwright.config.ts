import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/launchOptions.ts';
import { type Look, looks } from './toolbar.ts';

/**
 * Compares the Matrix stories with their baselines in Chromium, with one worker per look. STORYBOOK_URL is the URL of the
 * Storybook; `npm run visual` builds and serves one. `npm run test-storybook` tests the behavior of stories.
 */
export default defineConfig<object, { look: Look }>({
  testDir: 'tests',
  outputDir: '../.cache/visual',
  snapshotPathTemplate: 'baselines/{arg}{ext}',
  forbidOnly: process.env.CI !== undefined,
  workers: looks.length,
  timeout: 30_000,
  use: { launchOptions },
  projects: looks.map((look) => ({ name: `${look.locale} ${look.theme}`, use: { look } })),
});
