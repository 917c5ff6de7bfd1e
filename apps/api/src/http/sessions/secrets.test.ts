import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { connect } from '../../db/connect.ts';
import type { Connection } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { users } from '../../db/schema/index.ts';
import { createTestApp } from '../../testing/index.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { checkPepper, loadSecrets } from './secrets.ts';

const folder = temporaryFolder();
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder.path });
let connection: Connection;
beforeAll(async () => {
  connection = await connect({});
});
afterAll(async () => {
  await connection.close();
  folder.remove();
});

describe('stored secrets', () => {
  it('are generated once, even after an interrupted start', async () => {
    writeFileSync(join(folder.path, 'secrets.json.part'), '{"token":"ab');
    const first = await loadSecrets(config, connection);
    expect(await loadSecrets(config, connection)).toEqual(first);
    expect(readdirSync(folder.path)).toEqual(['secrets.json']);
    expect(JSON.parse(readFileSync(join(folder.path, 'secrets.json'), 'utf8'))).toMatchObject({ token: first.token });
    expect(statSync(join(folder.path, 'secrets.json')).mode & 0o777).toBe(0o600);
  });
});

describe('starting with a different pepper', () => {
  const withPepper = (value: string) => ({ pepper: { id: 'configured', value } });

  it('fails with instructions when passwords exist', async () => {
    const shop = await createTestApp();
    await checkPepper(shop.db, withPepper('first'));
    await shop.signUp(); // has no password
    await checkPepper(shop.db, withPepper('second'));
    await shop.db.update(users).set({ passwordHash: 'hash' });
    await expect(checkPepper(shop.db, withPepper('first'))).rejects.toThrow(
      /PASSWORD_PEPPER.*Set it to its previous value/,
    );
    await checkPepper(shop.db, withPepper('second'));
    await shop.close();
  });
});

describe('starting on the database of a newer version', () => {
  it('fails, and lists the migrations', async () => {
    const shop = await createTestApp();
    await shop.db.execute(sql`INSERT INTO migrations (name) VALUES ('9999_future.sql')`);
    await expect(migrate(shop.db)).rejects.toThrow(/newer version.*9999_future\.sql.*Start that version/);
    await shop.close();
  });
});
