import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getOrder, getUserInfo } from '@mallard/domain/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../db/connect.ts';
import { users } from '../db/schema/index.ts';
import { loadStoredSecrets, type StoredSecrets } from '../http/sessions/secrets.ts';
import { addProduct } from '../testing/fixtures.ts';
import { createTestApp, type RunningPostgres, startPostgres, type TestShopper } from '../testing/index.ts';
import { migratedDump } from '../testing/migratedDump.ts';
import { purchaseOf } from '../testing/purchase.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder.path, name);
const PICTURE = '01234567-89ab-4cde-8f01-23456789abcd.webp';

let postgres: RunningPostgres;
let shopper: TestShopper;
let orderId: string;
let secrets: StoredSecrets;
let written: Manifest;
/** Returns the tables, except the one that contains secrets on one of the engines. */
const tablesOf = ({ tables: { settings: _settings, ...otherTables } }: Manifest) => otherTables;

beforeAll(async () => {
  postgres = await startPostgres();
  const shop = await createTestApp();
  shopper = await shop.signUp();
  const { skuId } = await addProduct(shop.db, { stock: 5 });
  orderId = (await purchaseOf(shop, shopper).placePaid(skuId, 2)).id;
  const { dataDir } = shop.deps.config;
  await mkdir(join(dataDir, 'uploads'), { recursive: true });
  await writeFile(join(dataDir, 'uploads', PICTURE), 'a picture');
  await writeFile(join(dataDir, 'uploads', `${PICTURE}.part`), 'half a pic');
  // Unicode line separators must not end a line of the backup.
  await shop.db.update(users).set({ nickname: 'Drake\u2028Duck' }).where(eq(users.id, shopper.id));
  secrets = await loadStoredSecrets(dataDir, shop.connection);
  written = await writeBackup(shop.connection, dataDir, at('first'));
  await shop.close();
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

/** Opens an empty in-memory database. A database on disk would take seconds. */
const emptyDatabase = async () => connect({ loadDataDir: await migratedDump() });

describe('a backup', { tags: ['P34'] }, () => {
  it('of the embedded database can be restored on PostgreSQL, with sessions and orders', async () => {
    const target = await connect({ url: postgres.url });
    await restoreBackup(target, at('moved'), at('first'));
    expect(await loadStoredSecrets(at('moved'), target)).toEqual(secrets);
    await target.close();
    expect(await readFile(at(`moved/uploads/${PICTURE}`), 'utf8')).toBe('a picture');
    const shop = await createTestApp({ url: postgres.url });
    const { token } = shopper;
    expect((await shop.call(getUserInfo, {}, { token })).data.username).toBe(shopper.username);
    expect((await shop.call(getOrder, { params: { id: orderId } }, { token })).data.id).toBe(orderId);
    // Sequences are restored too, so the next product gets a new number.
    await addProduct(shop.db, { stock: 1 });
    await shop.close();
  });

  it('of PostgreSQL can be restored on the embedded database, with its secrets', async () => {
    const source = await connect({ url: postgres.url });
    const again = await writeBackup(source, at('moved'), at('second'));
    await source.close();
    expect(Object.keys(tablesOf(again))).toEqual(Object.keys(tablesOf(written)));
    const target = await emptyDatabase();
    await restoreBackup(target, at('back'), at('second'));
    expect(await loadStoredSecrets(at('back'), target)).toEqual(secrets);
    const third = await writeBackup(target, at('back'), at('third'));
    await target.close();
    expect(tablesOf(third)).toEqual(tablesOf(again));
    expect(third.sequences).toEqual(again.sequences);
    expect(third.uploads).toEqual(again.uploads);
  });

  it.each([
    ['misses a table', () => rm(at('damaged/tables/orders.jsonl.gz')), /orders/],
    ['has a modified picture', () => writeFile(at(`damaged/uploads/${PICTURE}`), 'another picture'), /01234567-/],
    ['misses its manifest', () => rm(at('damaged/manifest.json')), /is not a backup/],
    [
      'has the rows of another table',
      () => cp(at('damaged/tables/cart_items.jsonl.gz'), at('damaged/tables/order_items.jsonl.gz')),
      /order_items/,
    ],
  ])('that %s is rejected, and nothing is restored', async (_fault, damage, message) => {
    await cp(at('first'), at('damaged'), { recursive: true });
    await damage();
    const target = await emptyDatabase();
    await expect(restoreBackup(target, at('empty'), at('damaged'))).rejects.toThrow(message);
    // Into the same database, which is still empty.
    expect(tablesOf(await restoreBackup(target, at('empty'), at('first')))).toEqual(tablesOf(written));
    await target.close();
    await Promise.all([at('damaged'), at('empty')].map((path) => rm(path, { recursive: true })));
  });

  it('is never restored over existing data, or written over another backup', async () => {
    const connection = await connect({ url: postgres.url });
    await expect(restoreBackup(connection, at('fresh'), at('first'))).rejects.toThrow(/already contains data/);
    await expect(writeBackup(connection, at('moved'), at('first'))).rejects.toThrow(/already exists/);
    await connection.close();
  });
});
