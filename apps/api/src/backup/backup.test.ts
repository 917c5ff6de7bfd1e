import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getOrder, getUserInfo } from '@mallard/domain/contract';
import { gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../db/connect.ts';
import { skus } from '../db/schema/index.ts';
import { loadKeptSecrets } from '../sessions/secrets.ts';
import {
  createTestApp,
  type RunningPostgres,
  startPostgres,
  type TestApp,
  type TestShopper,
} from '../testing/index.ts';
import { migratedDump } from '../testing/migratedDump.ts';
import { purchaseOf } from '../testing/purchase.ts';
import { seededApp } from '../testing/seededApp.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder.path, name);
const PICTURE = 'reviews/duck.webp';

let postgres: RunningPostgres;
let shopper: TestShopper;
let orderId: string;
let written: Manifest;
/** The tables, without those that hold secrets in one of the engines. */
const tablesOf = ({ tables: { settings: _settings, ...others } }: Manifest) => others;

beforeAll(async () => {
  postgres = await startPostgres();
  const shop = await seededApp();
  shopper = await shop.signUp();
  orderId = (await purchaseOf(shop, shopper).placePaid(await skuOf(shop), 2)).id;
  const { dataDir } = shop.deps.config;
  await mkdir(join(dataDir, 'uploads', 'reviews'), { recursive: true });
  await writeFile(join(dataDir, 'uploads', PICTURE), 'a picture');
  written = await writeBackup(shop.connection, dataDir, at('first'));
  await shop.close();
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

/** Something that is in stock. */
async function skuOf(shop: TestApp): Promise<string> {
  const [sku] = await shop.db.select().from(skus).where(gt(skus.stock, 1)).limit(1);
  return sku?.id ?? '';
}

/** An empty embedded database. Each on the disk would take seconds. */
const emptyDatabase = async () => connect({ loadDataDir: await migratedDump() });

describe('a backup', { tags: ['P34'] }, () => {
  it('of the embedded database is restored on PostgreSQL, where its shopper is logged in and has the order', async () => {
    const target = await connect({ url: postgres.url });
    await restoreBackup(target, at('moved'), at('first'));
    await target.close();
    expect(await readFile(at(`moved/uploads/${PICTURE}`), 'utf8')).toBe('a picture');
    const shop = await createTestApp({ url: postgres.url });
    const { token } = shopper;
    expect((await shop.call(getUserInfo, {}, { token })).data.username).toBe(shopper.username);
    expect((await shop.call(getOrder, { params: { id: orderId } }, { token })).data.id).toBe(orderId);
    // Numbers are given on from where they were.
    expect((await purchaseOf(shop, await shop.signUp()).placePaid(await skuOf(shop))).id).not.toBe(orderId);
    await shop.close();
  });

  it('of PostgreSQL is restored on the embedded database, with its secrets', async () => {
    const source = await connect({ url: postgres.url });
    const secrets = await loadKeptSecrets(at('moved'), source);
    const again = await writeBackup(source, at('moved'), at('second'));
    await source.close();
    expect(Object.keys(tablesOf(again))).toEqual(Object.keys(tablesOf(written)));
    const target = await emptyDatabase();
    await restoreBackup(target, at('back'), at('second'));
    expect(await loadKeptSecrets(at('back'), target)).toEqual(secrets);
    const third = await writeBackup(target, at('back'), at('third'));
    await target.close();
    expect(tablesOf(third)).toEqual(tablesOf(again));
    expect(third.sequences).toEqual(again.sequences);
    expect(third.uploads).toEqual(again.uploads);
  });

  it.each([
    ['has lost a table', () => rm(at('damaged/tables/orders.jsonl.gz')), /orders/],
    ['has another picture', () => writeFile(at(`damaged/uploads/${PICTURE}`), 'another picture'), /duck\.webp/],
    ['has lost its manifest', () => rm(at('damaged/manifest.json')), /holds no backup/],
    [
      'lacks a row',
      () => cp(at('damaged/tables/cart_items.jsonl.gz'), at('damaged/tables/order_items.jsonl.gz')),
      /order_items/,
    ],
  ])('that %s is refused, and nothing is restored', async (_fault, damage, message) => {
    await cp(at('first'), at('damaged'), { recursive: true });
    await damage();
    const target = await emptyDatabase();
    await expect(restoreBackup(target, at('empty'), at('damaged'))).rejects.toThrow(message);
    // Into the same database, which is still empty.
    expect(tablesOf(await restoreBackup(target, at('empty'), at('first')))).toEqual(tablesOf(written));
    await target.close();
    await Promise.all([at('damaged'), at('empty')].map((path) => rm(path, { recursive: true })));
  });

  it('is neither restored over data nor written over another', async () => {
    const connection = await connect({ url: postgres.url });
    await expect(restoreBackup(connection, at('fresh'), at('first'))).rejects.toThrow(/holds data already/);
    await expect(writeBackup(connection, at('moved'), at('first'))).rejects.toThrow(/exists already/);
    await connection.close();
  });
});
