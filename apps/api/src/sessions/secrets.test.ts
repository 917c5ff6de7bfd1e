import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type Connection, connect } from '../db/connect.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { loadSecrets } from './secrets.ts';

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

describe('the secrets of an installation', () => {
  it('are made once, whatever a start that broke off has left behind', async () => {
    writeFileSync(join(folder.path, 'secrets.json.part'), '{"token":"ab');
    const first = await loadSecrets(config, connection);
    expect(await loadSecrets(config, connection)).toEqual(first);
    expect(readdirSync(folder.path)).toEqual(['secrets.json']);
    expect(JSON.parse(readFileSync(join(folder.path, 'secrets.json'), 'utf8'))).toMatchObject({ token: first.token });
    expect(statSync(join(folder.path, 'secrets.json')).mode & 0o777).toBe(0o600);
  });
});
