import { expect, it } from 'vitest';
import { runProperties } from './run-properties.mjs';

it('runs a test file with tags of promises, and counts the cases of its properties', async () => {
  const { code, cases } = await runProperties({ times: 2, seed: 1, files: ['packages/domain/src/rules/cart.test.ts'] });
  expect(code).toBe(0);
  expect(cases).toBeGreaterThanOrEqual(200);
});
