import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const TIMEOUT_MS = 300_000; // several first starts, perhaps on a busy machine

interface Ended {
  code: number | null;
  output: string;
}
interface Started {
  child: ChildProcess;
  /** The URL that the process prints when it is listening. */
  url: Promise<string>;
  ended: Promise<Ended>;
}

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--conditions=@mallard/source', main], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  let resolveUrl: (url: string) => void = () => {};
  const url = new Promise<string>((resolve) => {
    resolveUrl = resolve;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address) resolveUrl(address);
    });
  }
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })));
  return { child, url, ended };
}

function sendRaw(url: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(new URL(url).port), 'localhost', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}

describe('the server process', () => {
  it(
    'answers malformed HTTP with the error envelope, locks its data folder, and shuts down gracefully',
    async () => {
      const folder = temporaryFolder();
      const first = start({ DATA_DIR: folder.path });
      const url = await first.url;

      const bad = [
        'GET / HTTP/1.1\r\nno colon\r\n\r\n',
        'QUACK\r\n\r\n',
        `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
        'GET /health HTTP/1.1\r\n\r\n',
        'GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
        'GET /health HTTP/1.1\r\nHost: a\r\nExpect: a duck\r\n\r\n',
        'TRACE /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
        'CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere\r\n\r\n',
      ];
      for (const bytes of bad) {
        const [head = '', body = ''] = (await sendRaw(url, bytes)).split('\r\n\r\n');
        expect(head).toMatch(/^HTTP\/1\.1 4\d\d /);
        expect(JSON.parse(body)).toMatchObject({
          code: Number(head.slice(9, 12)),
          data: { error: expect.any(String) },
        });
      }

      const second = await start({ DATA_DIR: folder.path }).ended;
      expect(second.code).toBe(1);
      expect(second.output).toContain(`The data folder ${folder.path} is in use by another process`);

      first.child.kill('SIGTERM');
      expect((await first.ended).code).toBe(0);
      await expect(fetch(`${url}/health`)).rejects.toThrow();
      folder.remove();
    },
    TIMEOUT_MS,
  );

  it(
    'keeps its data after SIGKILL, and starts again without cleanup',
    async () => {
      const folder = temporaryFolder();
      const first = start({ DATA_DIR: folder.path });
      const url = await first.url;
      const body = JSON.stringify({ username: 'survivor', password: 'c'.repeat(64), nickname: 'x' });
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
      expect((await fetch(`${url}/api/user/register`, init)).status).toBe(200);
      first.child.kill('SIGKILL');
      await first.ended;

      const second = start({ DATA_DIR: folder.path });
      const again = await second.url;
      expect((await fetch(`${again}/api/user/register`, init)).status).toBe(409);
      expect(
        (await fetch(`${again}/api/user/login`, { ...init, body: body.replace(',"nickname":"x"', '') })).status,
      ).toBe(200);
      second.child.kill('SIGINT');
      expect((await second.ended).code).toBe(0);
      folder.remove();
    },
    TIMEOUT_MS,
  );

  it(
    'prints one sentence without a stack trace when it cannot start',
    async () => {
      const folder = temporaryFolder();
      const otherServer = createServer();
      const port = await new Promise<number>((resolve) =>
        otherServer.listen(0, '127.0.0.1', () => resolve((otherServer.address() as { port: number }).port)),
      );
      const expectations: [Record<string, string>, RegExp][] = [
        [{ PORT: 'many' }, /^The environment variable PORT must be a whole number/],
        [{ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' }, /^Cannot reach the database that DATABASE_URL names/],
        [{ DATA_DIR: '/dev/null/data' }, /^Cannot write to the data folder \/dev\/null\/data/],
        [{ DATA_DIR: '/proc/data' }, /^Cannot write to the data folder \/proc\/data/],
        [{ DATA_DIR: folder.path, PORT: String(port) }, new RegExp(`^Port ${port} is in use by another program`)],
      ];
      for (const [env, sentence] of expectations) {
        const { code, output } = await start(env).ended;
        expect(output.trim()).toMatch(sentence);
        expect(output).not.toMatch(/secret|\n\s+at /);
        expect(code).toBe(1);
      }
      // The port is checked before any file is written.
      expect(readdirSync(folder.path)).toEqual([]);
      otherServer.close();
      folder.remove();
    },
    TIMEOUT_MS,
  );
});
