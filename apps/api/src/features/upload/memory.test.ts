import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { recordFigures } from '../../testing/recordFigures.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const TIMEOUT_MS = 300_000; // a first start, perhaps on a busy machine
const MEGABYTE = 1024 * 1024;
const CONNECTIONS = 20;
const SENT = 43 * MEGABYTE;
const ANNOUNCED = 44 * MEGABYTE;

const folder = temporaryFolder();
let server: ChildProcess;
let url = '';
beforeAll(async () => {
  const env = { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder.path };
  server = spawn(process.execPath, ['--conditions=@mallard/source', main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await new Promise((resolve) => {
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [address] = /http:\/\/localhost:\d+/.exec(text) ?? [];
      if (address) resolve(address);
    });
  });
}, TIMEOUT_MS);
afterAll(() => {
  server.kill('SIGKILL');
  folder.remove();
});

async function post(path: string, body: object): Promise<{ token: string }> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await answer.json()) as { data: { token: string } }).data;
}

/** Reads the resident memory of the server, in bytes. */
function memory(): number {
  const status = `/proc/${server.pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' });
  return Number(kilobytes) * 1024;
}

/** Sends most of a form and stops. @returns status of a response that arrives before the end */
async function sendAndStop(token: string, sockets: Socket[]): Promise<number | null> {
  const head = [
    'POST /api/upload/images HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${ANNOUNCED}`,
  ];
  const socket = createConnection(Number(new URL(url).port), 'localhost');
  sockets.push(socket);
  let status: number | null = null;
  const ended = new Promise<void>((resolve) => {
    socket.on('error', () => resolve()).on('close', () => resolve());
    socket.on('data', (bytes) => {
      status ??= Number(String(bytes).slice(9, 12));
      resolve();
    });
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(
    '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
  );
  const chunk = new Uint8Array(MEGABYTE);
  for (let sent = 0; sent < SENT && status === null && !socket.destroyed; sent += MEGABYTE) {
    const hasRoom = socket.write(chunk);
    if (!hasRoom) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), ended]);
  }
  return status;
}

it('twenty unfinished uploads of one account use little memory, and most are rejected before they are read', {
  tags: ['P20'],
  timeout: TIMEOUT_MS,
}, async ({ task }) => {
  const account = { username: 'uploader', password: 'c'.repeat(64) };
  await post('/api/user/register', { ...account, nickname: 'x' });
  const { token } = await post('/api/user/login', account);
  const before = memory();
  const sockets: Socket[] = [];
  const statuses = await Promise.all(Array.from({ length: CONNECTIONS }, () => sendAndStop(token, sockets)));
  const grown = memory() - before;
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(CONNECTIONS - 4);
  expect(grown).toBeLessThan(150 * MEGABYTE);
  recordFigures(task, { 'megabytes more for 20 unfinished uploads': Math.round(grown / MEGABYTE) });
  for (const socket of sockets) socket.destroy();
  // Received data is deleted when the connection closes.
  await vi.waitUntil(() => readdirSync(join(folder.path, 'incoming')).length === 0, { timeout: TIMEOUT_MS });
  expect((await fetch(`${url}/health`)).status).toBe(200);
});
