import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { recordFigures } from '../../testing/recordFigures.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const TIMEOUT_MS = 300_000; // a first start, perhaps on a busy machine
const MEGABYTE = 1024 * 1024;
const CONNECTIONS = 20;
const SENT = 43 * MEGABYTE;
const ANNOUNCED = 44 * MEGABYTE;

/** A user with a password. */
const account = { username: 'uploader', password: 'c'.repeat(64) };

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
  await post('/api/user/register', { ...account, nickname: 'x' });
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

/** Reads the resident memory of a process, in bytes; 0 if it has ended. */
function memory(pid = server.pid): number {
  try {
    const kilobytes = existsSync('/proc/self/status')
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Returns the ids of the processes that the server has started. */
function childrenOfServer(): number[] {
  try {
    const output = execFileSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' });
    return output.split('\n').filter(Boolean).map(Number);
  } catch {
    return []; // pgrep fails if there are none.
  }
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

it('pictures of the maximum size use little memory of the server, which one other process decodes and returns', {
  tags: ['P20'],
  timeout: TIMEOUT_MS,
}, async ({ task }) => {
  const { token } = await post('/api/user/login', account);
  const input = { width: 8000, height: 5000, background: { r: 1, g: 2, b: 3, alpha: 0.5 } };
  const png = sharp({ create: { ...input, channels: 4 } }).png();
  // Progressive decoding and rotation both need the whole picture in memory.
  const jpeg = sharp({ create: { ...input, channels: 3 } })
    .jpeg({ progressive: true })
    .withMetadata({ orientation: 6 });
  const files = (await Promise.all([png.toBuffer(), jpeg.toBuffer()])).map((bytes) => new File([bytes], 'a'));
  const before = memory();
  let peak = before;
  let mostDecoders = 0;
  let decoderPeak = 0;
  const interval = setInterval(() => {
    const decoders = childrenOfServer();
    peak = Math.max(peak, memory());
    mostDecoders = Math.max(mostDecoders, decoders.length);
    decoderPeak = Math.max(decoderPeak, ...decoders.map(memory));
  }, 50);
  const upload = async () => {
    const body = new FormData();
    for (const file of files) body.append('files', file);
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`${url}/api/upload/images`, { method: 'POST', headers, body })).status;
  };
  const statuses = await Promise.all([upload(), upload(), upload()]);
  expect(statuses).toContain(200);
  for (const status of statuses) expect([200, 503]).toContain(status);
  clearInterval(interval);
  expect(peak - before).toBeLessThan(150 * MEGABYTE);
  expect(mostDecoders).toBe(1);
  expect(decoderPeak).toBeLessThan(400 * MEGABYTE);
  recordFigures(task, {
    'megabytes more while six pictures of 40 million pixels are decoded': Math.round((peak - before) / MEGABYTE),
  });
  await vi.waitUntil(() => childrenOfServer().length === 0, { timeout: TIMEOUT_MS });
});
