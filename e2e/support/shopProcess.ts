import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const nodeLink = `${root}node_modules/.bin/node`;
const node = existsSync(nodeLink) ? realpathSync(nodeLink) : process.execPath;

/** Exit code or signal of a server. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The built shop in a separate process. */
export interface ShopProcess {
  child: ChildProcess;
  /** Output so far, from stdout and stderr. */
  output(): string;
  /** Resolves with the URL once the shop is running. Rejects with the output if it ends before. */
  opened: Promise<string>;
  ended: Promise<Exit>;
}

/**
 * Starts the built shop.
 *
 * @param env environment variables. Defaults: a free port, no rate limits, and orders that are shipped after one second
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
  let output = '';
  const ended = new Promise<Exit>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  const opened = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const url = /running at (http:\S+)/.exec(output)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
    void ended.then(() => reject(new Error(`The shop ended before it was open.\n${output}`)));
  });
  // Avoids an unhandled rejection if only `ended` is awaited.
  opened.catch(() => undefined);
  return { child, output: () => output, opened, ended };
}
