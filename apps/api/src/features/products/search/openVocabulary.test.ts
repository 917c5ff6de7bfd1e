import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { openVocabulary } from './openVocabulary.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const nameOf = (term: string) => ({
  term,
  wordRole: 'head' as const,
  isWord: true,
  weight: 1,
  role: 'name' as const,
  forms: [],
});

it('returns ids of written terms, and throws for terms that can’t be stored', async () => {
  const half = nameOf('\ud83d');
  const duck = nameOf('🦆');
  const idOf = await openVocabulary(shop.db).add([duck, half]);
  expect(idOf(duck)).toBeGreaterThan(0);
  expect(() => idOf(half)).toThrow('"\\ud83d" in another spelling');
});
