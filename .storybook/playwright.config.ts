import { defineConfig } from '@playwright/test';
import { type Look, looks, matrixLooks } from './toolbar.ts';

const executablePath = process.env.CHROMIUM_PATH;
const isRoot = process.getuid?.() === 0;

/**
 * Tests the stories in Chromium, with one worker per look. `stories` runs the play function and axe on every story;
 * `visual` compares the Matrix stories with their baselines. STORYBOOK_URL is the URL of the Storybook; the npm commands
 * build and serve one.
 */
export default defineConfig<object, { look: Look }>({
  testDir: 'tests',
  outputDir: '../.cache/stories',
  snapshotPathTemplate: 'baselines/{arg}{ext}',
  forbidOnly: process.env.CI !== undefined,
  workers: looks.length,
  timeout: 30_000,
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-lcd-text',
        '--font-render-hinting=none',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    ...looks.map((look) => projectOf('stories', look)),
    ...matrixLooks.map((look) => ({ ...projectOf('stories', look), grep: /: Matrix$/ })),
    ...looks.map((look) => projectOf('visual', look)),
  ],
});

function projectOf(suite: string, look: Look) {
  return { name: `${suite} ${look.locale} ${look.theme}`, testMatch: `${suite}.spec.ts`, use: { look } };
}
