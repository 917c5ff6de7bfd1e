import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const nodeLink = `${root}node_modules/.bin/node`;
const node = existsSync(nodeLink) ? realpathSync(nodeLink) : process.execPath;

/** How a server ended. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The built shop as a process of its own. */
export interface ShopProcess {
  child: ChildProcess;
  /** What it printed so far, complaints included. */
  output(): string;
  /** Resolves with its address once it is open; rejects with its output when it ends before. */
  opened: Promise<string>;
  ended: Promise<Exit>;
}

/**
 * Starts the built shop.
 *
 * @param env on top of ours; by default a free port, no limits on calls, and parcels that leave after a second
 */
export function spawnShop(env: Record<string, string>): ShopProcess {
  const flags = ['--conditions=@mallard/source', '--disable-warning=ExperimentalWarning'];
  const child = spawn(node, [...flags, 'apps/storefront/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
      SHIP_AFTER_SECONDS: '1',
      AFTER_SALE_SECONDS: '3',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<Exit>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  const opened = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const url = /running at (http:\S+)/.exec(said)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
    void ended.then(() => reject(new Error(`The shop ended before it was open.\n${said}`)));
  });
  // Whoever only waits for the end does not look at this one.
  opened.catch(() => undefined);
  return { child, output: () => said, opened, ended };
}
