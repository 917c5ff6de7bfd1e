import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort, startPostgres } from '@mallard/api/testing';
import { loadOf, machineName, runBench } from '../runBench.ts';
import { type ServerProcess, startServerProcess } from '../startServerProcess.ts';
import { writeFigures } from '../writeFigures.ts';

const CLIENTS = 20;

/** Runs `npm run bench:restarts`: restarts two processes behind nginx in turn under load. No call may be lost. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { restarts: { type: 'string', default: '20' } } });
  const restarts = Number(values.restarts);
  if (!(restarts >= 1 && restarts <= 1000)) throw new RangeError('--restarts must be a number from 1 to 1000.');
  console.log(`${new Date().toISOString()}, ${machineName()}, load ${loadOf().toFixed(1)}`);
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mallard-restarts-'));
  chmodSync(folder, 0o755);
  const env = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data'), TRUSTED_PROXIES: '1' };
  const startAt = (port: number) => startServerProcess({ ...env, PORT: String(port) }, 'api');
  const ports = [await freePort(), await freePort()];
  const processes: ServerProcess[] = [];
  const proxyPort = await freePort();
  let nginx: ChildProcess | undefined;
  try {
    for (const port of ports) processes.push(await startAt(port));
    nginx = await startNginx(folder, proxyPort, ports);
    const stop = new AbortController();
    const load = sendPosts(`http://127.0.0.1:${proxyPort}`, stop.signal);
    for (let n = 0; n < restarts; n += 1) {
      const index = n % ports.length;
      await processes[index]?.stop();
      processes[index] = await startAt(ports[index] ?? 0);
    }
    stop.abort();
    const { answered, refused, lost } = await load;
    console.log(
      `${restarts} restarts under ${CLIENTS} clients: ${answered} POSTs answered, ${refused} refused for a retry, ${lost.length} lost.`,
    );
    writeFigures({
      'rolling restarts': restarts,
      'requests answered during rolling restarts': answered,
      'requests lost in rolling restarts': lost.length,
    });
    for (const reason of new Set(lost)) console.log(`  ${reason}`);
    if (lost.length > 0 || answered === 0) process.exitCode = 1;
  } finally {
    nginx?.kill('SIGTERM');
    await Promise.all(processes.map((api) => api.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function isReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
  await response?.body?.cancel();
  return response?.ok === true;
}

async function startNginx(folder: string, port: number, ports: readonly number[]): Promise<ChildProcess> {
  mkdirSync(join(folder, 'logs'));
  // With max_fails, nginx would avoid a process for 10 s after its restart, while the other one is restarted.
  const servers = ports.map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
    events { worker_connections 512; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      upstream api { ${servers} keepalive 32; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_next_upstream error non_idempotent;
          proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr;
        }
      }
    }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('error', () => undefined);
  for (let tries = 0; !(await isReady(port)); tries += 1) {
    if (child.exitCode !== null || child.pid === undefined || tries > 100)
      throw new RangeError('nginx did not start. Install it, for example with `apt-get install nginx-light`.');
    await wait(100);
  }
  return child;
}

/** Runs clients that send one error report after the other. */
async function sendPosts(
  url: string,
  signal: AbortSignal,
): Promise<{ answered: number; refused: number; lost: string[] }> {
  let answered = 0;
  let refused = 0;
  const lost: string[] = [];
  const body = JSON.stringify({
    type: 'runtime',
    error: { name: 'Error', message: 'of a test' },
    timestamp: new Date().toISOString(),
    context: {},
  });
  const client = async () => {
    while (!signal.aborted) {
      try {
        const headers = { 'Content-Type': 'application/json' };
        const response = await fetch(`${url}/api/error-report`, { method: 'POST', headers, body });
        const text = await response.text();
        if (response.ok) answered += 1;
        // The server is overloaded and has changed nothing, so clients can retry.
        else if (text.includes('"OVERLOADED"')) refused += 1;
        else lost.push(`${response.status} ${text.slice(0, 100)}`);
      } catch (error) {
        lost.push(String(error instanceof Error ? (error.cause ?? error) : error));
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { answered, refused, lost };
}

runBench(run);
