import { spawn } from 'node:child_process';

/** An API or shop that runs in its own process. */
export interface ServerProcess {
  pid: number;
  url: string;
  /** Stops it as an orchestrator does, with SIGTERM. May be called after it has ended. */
  stop(): Promise<void>;
}

/** Main modules. The shop is the API with the pages of the storefront, which has to be built before. */
const MAINS = { api: 'apps/api/src/server/main.ts', shop: 'apps/storefront/server/main.ts' } as const;

/**
 * Starts a server in its own process, in production mode and without rate limits, and waits until it listens.
 *
 * @param env environment variables; without `PORT`, it listens on a free port
 * @param nodeFlags more flags of Node.js
 * @throws {Error} when it ends before it listens
 * @example
 * const api = await startServerProcess({ DATABASE_URL: postgres.url, DATA_DIR: folder }, 'api');
 * await fetch(`${api.url}/health`);
 * await api.stop();
 */
export async function startServerProcess(
  env: Record<string, string>,
  server: keyof typeof MAINS,
  nodeFlags: readonly string[] = [],
): Promise<ServerProcess> {
  const flags = [
    '--conditions=@mallard/source',
    '--disable-warning=ExperimentalWarning',
    // As `npm start` does, see scripts/serve.mjs.
    '--max-semi-space-size=8',
    ...nodeFlags,
  ];
  const child = spawn(process.execPath, [...flags, MAINS[server]], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, address] = /(?:listens|is running) at (http:[^,\s]+)/.exec(text) ?? [];
      if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'));
    });
    void ended.then(() => reject(new Error('The server ended before it listened.')));
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The server did not start.');
  return {
    pid,
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
