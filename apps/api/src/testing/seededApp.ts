import { seed } from '../seed/seed.ts';
import { createTestApp, type TestApp } from './createTestApp.ts';

/** Creates a test app with the sample shop, seeded at the time of the app's clock. */
export async function seededApp(): Promise<TestApp> {
  const shop = await createTestApp();
  await seed(shop.db, { now: shop.deps.clock(), pepper: shop.deps.secrets.pepper });
  return shop;
}
