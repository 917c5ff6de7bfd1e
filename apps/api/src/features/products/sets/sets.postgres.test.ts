import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { skus } from '../../../db/schema/index.ts';
import { addProduct } from '../../../testing/fixtures.ts';
import { createTestApp, type RunningPostgres, startPostgres, type TestApp } from '../../../testing/index.ts';

let postgres: RunningPostgres;
let shop: TestApp;
beforeAll(async () => {
  postgres = await startPostgres();
  shop = await createTestApp({ url: postgres.url });
});
afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
});

async function countInStock(): Promise<number> {
  const { rows } = await shop.db.execute<{ products: number }>(
    sql`SELECT products FROM product_sets WHERE key = 'stock'`,
  );
  return rows[0]?.products ?? 0;
}

it('concurrent purchases of the last units of two SKUs make the product sold out', async () => {
  const { db } = shop;
  const { id, skuId } = await addProduct(db, { stock: 1 });
  const [secondSku] = await db
    .insert(skus)
    .values({ productId: id, position: 1, values: {}, price: 1, stock: 1 } as typeof skus.$inferInsert)
    .returning();
  expect(await countInStock()).toBe(1);

  const first = gate();
  const second = gate();
  const sell = (sku: string, onStockTaken: () => void, mayCommit: Promise<void>) =>
    db.transaction(async (tx: Database) => {
      await tx.update(skus).set({ stock: 0 }).where(eq(skus.id, sku));
      onStockTaken();
      await mayCommit;
    });
  // Both deduct their unit before the other commits.
  const sales = [sell(skuId, first.open, second.opened), sell(secondSku?.id ?? '', second.open, first.opened)];
  await Promise.all(sales);
  expect(await countInStock()).toBe(0);
});

it('concurrent purchases that sell out many products don’t deadlock', async () => {
  const { db } = shop;
  const lastUnits = await Promise.all(Array.from({ length: 12 }, () => addProduct(db, { stock: 1 })));
  const before = await countInStock();
  await Promise.all(
    lastUnits.map((_good, index) =>
      db.transaction(async (tx: Database) => {
        for (const { skuId } of [lastUnits[index], lastUnits[(index + 1) % lastUnits.length]]
          .flatMap((good) => good ?? [])
          .toSorted((a, b) => (a.skuId < b.skuId ? -1 : 1)))
          await tx.update(skus).set({ stock: 0 }).where(eq(skus.id, skuId));
      }),
    ),
  );
  expect(await countInStock()).toBe(before - lastUnits.length);
});

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
