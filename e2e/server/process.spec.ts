import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@mallard/api/testing/freePort';
import { expect } from '@playwright/test';
import { serverTest as test } from '../support/serverTest.ts';

test('a second process on the same data is refused, and the first keeps running', { tag: ['@P25'] }, async ({
  start,
}) => {
  const first = start();
  const url = await first.opened;
  const second = start();
  expect((await second.ended).code).toBe(1);
  expect(second.output()).toMatch(/The data folder .* is in use by another process.*set DATA_DIR/s);
  expect(second.output()).not.toContain('    at ');
  expect((await fetch(`${url}/ready`)).status).toBe(200);
});

test('on SIGTERM, finishes in-flight requests and exits with code 0', { tag: ['@P26'] }, async ({ start }) => {
  const shop = start();
  const url = await shop.opened;
  const inside = Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/home`)));
  await fetch(`${url}/health`);
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toEqual({ code: 0, signal: null });
  // Every request gets a response. Pages that exceed the rendering capacity are rejected with `Retry-After`.
  const answers = await inside;
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, headers } of refused)
    expect({ status, retryAfter: headers.get('Retry-After') }).toEqual({ status: 503, retryAfter: '1' });
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(4);
});

test('an occupied port is reported, with a solution', async ({ start }) => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const shop = start({ PORT: String(port) });
  expect((await shop.ended).code).toBe(1);
  other.close();
  expect(shop.output()).toMatch(new RegExp(`Port ${port} is in use by another program.*set PORT`, 's'));
  expect(shop.output()).not.toContain('    at ');
});

test('a read-only data folder is reported, with a solution', async ({ folder, start }) => {
  const file = join(folder, 'a file');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  const shop = start({ DATA_DIR: join(file, 'data') });
  expect((await shop.ended).code).toBe(1);
  expect(shop.output()).toMatch(/Cannot write to the data folder .*set DATA_DIR/s);
  expect(shop.output()).not.toContain('    at ');
});

test('an unreachable database is reported, without its password', async ({ start }) => {
  const port = await freePort();
  const shop = start({ DATABASE_URL: `postgres://shop:secret-word@127.0.0.1:${port}/shop` });
  expect((await shop.ended).code).toBe(1);
  expect(shop.output()).toMatch(/Cannot reach the database that DATABASE_URL names .*unset it/s);
  expect(shop.output()).not.toContain('secret-word');
  expect(shop.output()).not.toContain('    at ');
});

test('all invalid settings are reported', async ({ start }) => {
  const shop = start({ PORT: 'eighty', LOG_LEVEL: 'loud' });
  expect((await shop.ended).code).toBe(1);
  expect(shop.output()).toContain('PORT');
  expect(shop.output()).toContain('LOG_LEVEL');
});
