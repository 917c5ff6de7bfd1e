import { seed } from '../seed/seed.ts';
import { createTestApp, type TestApp } from './createTestApp.ts';

/** A test app with the sample shop in it, as it is at the moment at which the app's clock stands. */
export async function seededApp(): Promise<TestApp> {
  const shop = await createTestApp();
  await seed(shop.db, { now: shop.deps.clock(), pepper: shop.deps.secrets.pepper });
  return shop;
}
