import { spawn } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './freePort.ts';
import { postgresAccount } from './postgresBinaries.ts';

/** A running PgBouncer. */
export interface RunningPgbouncer {
  /** URL for `DATABASE_URL`. */
  url: string;
  stop(): Promise<void>;
}

/** Finds the program, which `npm test` installs if possible; returns `null` if it is missing. */
export function findPgbouncer(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find(isProgram) ?? null;
}

/**
 * Starts PgBouncer in transaction mode with default settings.
 *
 * @param program path from `findPgbouncer`
 * @param databaseUrl URL of the PostgreSQL server
 */
export async function startPgbouncer(program: string, databaseUrl: string): Promise<RunningPgbouncer> {
  const { hostname, port: databasePort, username, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'mallard-pgbouncer-'));
  const port = await freePort();
  // It refuses to run as root.
  const account = postgresAccount();
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${hostname} port=${databasePort}`,
      '[pgbouncer]',
      'pool_mode = transaction',
      'default_pool_size = 5',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
    ].join('\n'),
  );
  for (const path of [folder, settings, users])
    if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
  const child = spawn(program, [settings], { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('process up')) resolve();
    });
    child.once('error', reject);
    void ended.then(() => reject(new Error(`PgBouncer did not start.\n${output}`)));
  });
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
