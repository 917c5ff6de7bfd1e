import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { type PostgresAccount, postgresAccount, postgresBinaries } from './postgresBinaries.ts';

/** PostgreSQL server for one test file. */
export interface RunningPostgres {
  /** URL for `DATABASE_URL`: the empty database `postgres` with its owner. */
  url: string;
  /** Stops the server, which closes all connections, awaits `meanwhile`, and starts it again with the same URL and data. */
  interrupt(meanwhile: () => Promise<void>): Promise<void>;
  /** Stops the server, which closes all connections, and deletes its data. Safe to call twice. */
  stop(): Promise<void>;
}

const OWNER = 'mallard';
// Try another port if another process takes it first.
const PORT_TRIES = 5;
// Disable fsync, because test data need not survive a crash. Concurrent test files need many connections.
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Starts an empty PostgreSQL server on a free port of the loopback interface, with its data in a temporary folder. Use it to test
 * concurrent transactions, because PGlite runs them one at a time.
 *
 * @throws {Error} with PostgreSQL's output when it does not start
 * @example
 * const postgres = await startPostgres();
 * const pool = new pg.Pool({ connectionString: postgres.url });
 * await pool.end();
 * await postgres.stop();
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-postgres-'));
  try {
    const account = postgresAccount();
    if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
    const bin = postgresBinaries(account, folder);
    const data = join(folder, 'data');
    initialise(bin, data, account);
    for (let tries = 1; ; tries += 1) {
      const port = await freePort();
      const server = await listen(bin, data, port, account);
      if (server instanceof Error) {
        if (tries < PORT_TRIES && /Address already in use/.test(server.message)) continue;
        throw server;
      }
      const url = `postgres://${OWNER}@127.0.0.1:${port}/postgres`;
      return { url, ...controls(server, folder, () => listen(bin, data, port, account)) };
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function initialise(bin: string, data: string, account: PostgresAccount) {
  // Same locale as PGlite: sorted by code point, with Unicode character classes, so that both engines sort and search alike.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const options = [`--pgdata=${data}`, `--username=${OWNER}`, `--locale=${locale}`, '--lc-collate=C'];
  execFileSync(join(bin, 'initdb'), [...options, '--encoding=UTF8', '--auth=trust', '--no-sync'], {
    ...account,
    cwd: '/',
    stdio: 'pipe',
  });
  writeFileSync(join(data, 'postgresql.auto.conf'), SETTINGS.join('\n'));
}

/** Resolves with the server when it accepts connections, or with an error that contains its output. */
function listen(bin: string, data: string, port: number, account: PostgresAccount): Promise<ChildProcess | Error> {
  // No Unix socket: its path is limited to 107 bytes, and the path of a temporary folder may be longer.
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'lc_messages=C'];
  const server = spawn(join(bin, 'postgres'), flags, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((resolve) => {
    let output = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000);
      if (output.includes('ready to accept connections')) resolve(server);
    });
    server.once('error', resolve);
    server.once('close', () => resolve(new Error(`PostgreSQL did not start.\n${output}`)));
  });
}

function controls(
  first: ChildProcess,
  folder: string,
  start: () => Promise<ChildProcess | Error>,
): Omit<RunningPostgres, 'url'> {
  let server = first;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Clean up the server and its folder when the test run is interrupted.
  const abandon = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', abandon);
  return {
    async interrupt(meanwhile) {
      await stop(server);
      await meanwhile();
      const next = await start();
      if (next instanceof Error) throw next;
      server = next;
    },
    async stop() {
      process.off('exit', abandon);
      await stop(server);
      remove();
    },
  };
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGINT'); // PostgreSQL's "fast" shutdown
  await ended;
}
