import { join } from 'node:path';
import { cache } from '../paths.mjs';

/** Modules whose tests must notice small changes. */
const RULES = [
  'afterSaleTransitions',
  'cart',
  'compareCoupons',
  'coupon',
  'orderDeadlines',
  'orderPricing',
  'orderStatus',
  'priceCart',
  'priceWithCoupons',
  'purchaseLimit',
  'safeRedirect',
  'shipping',
];
const SESSION = ['adoptNewTokens', 'createRenewal', 'memorySession', 'storedSession'];

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.mjs' },
  mutate: [
    'packages/domain/src/money/**/*.ts',
    `packages/domain/src/rules/{${RULES.join()}}.ts`,
    'packages/domain/src/storage/**/*.ts',
    `packages/domain/src/client/{${SESSION.join()}}.ts`,
    '!**/*.test.ts',
  ],
  coverageAnalysis: 'perTest',
  // Constants are computed before a test could set a mutant.
  ignoreStatic: true,
  timeoutMS: 20_000,
  thresholds: { high: 90, low: 85, break: 85 },
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: join(cache, 'mutants.json') },
  // Not in node_modules, whose files Vite doesn't transform.
  tempDirName: '.cache/mutants',
  ignorePatterns: ['.storybook', 'apps', 'bench', 'consumers', 'docs', 'e2e', '**/dist'],
};
