import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveStatic } from './serve-static.mjs';

test('serves only the files of its folder', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'mallard-static-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'public');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<p>hello</p>');
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  const server = await serveStatic(folder);
  const index = await fetch(`${server.url}/?path=/story`);
  expect(index.headers.get('content-type')).toContain('text/html');
  expect(await index.text()).toBe('<p>hello</p>');
  for (const path of ['/missing.js', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%ZZ.js']) {
    expect((await fetch(server.url + path)).status, path).toBe(404);
  }
  server.close();
});
