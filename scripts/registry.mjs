import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { root } from './paths.mjs';
import { projectNode } from './run.mjs';
import { waitForServer } from './wait-for-server.mjs';

const START_TIMEOUT_MS = 60_000;

/** @typedef {{ url: string, userConfig: string, close(): void }} Registry `userConfig`: path of an .npmrc with which npm may publish */

/**
 * Starts an empty npm registry (Verdaccio) on this machine. It knows only the packages that are published to it.
 *
 * @param {string} folder for its files
 * @returns {Promise<Registry>}
 */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const config = join(folder, 'config.json');
  const userConfig = join(folder, '.npmrc');
  writeFileSync(userConfig, `${[`//127.0.0.1:${port}/:_authToken`, 'anyone'].join('=')}\n`);
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(folder, 'storage'),
      auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: -1 } },
      packages: { '**': { access: '$all', publish: '$all' } },
      log: { type: 'stdout', level: 'error' },
      web: { enable: false },
    }),
  );
  const program = join(root, 'node_modules', 'verdaccio', 'bin', 'verdaccio');
  const args = [program, '--config', config, '--listen', `127.0.0.1:${port}`];
  const child = spawn(projectNode(), args, { stdio: 'ignore' });
  const close = () => child.kill();
  process.once('exit', close);
  await waitForServer('The npm registry', `${url}-/ping`, child, START_TIMEOUT_MS);
  return { url, userConfig, close };
}
