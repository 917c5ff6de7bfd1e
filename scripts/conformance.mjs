import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { install } from './install.mjs';
import { root } from './paths.mjs';
import { projectEnv, projectNode } from './run.mjs';
import { serve } from './serve.mjs';
import { main, Stop } from './stop.mjs';

/** Long enough for the tests to read a paid order before it is shipped. */
const SHIP_AFTER_SECONDS = 2;

/**
 * Starts our API with a new database in a temporary folder.
 *
 * @param {string} folder
 * @param {string} callbackSecret
 */
async function startApi(folder, callbackSecret) {
  const env = projectEnv({
    PORT: '0',
    HOST: undefined,
    DATABASE_URL: undefined,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
    SHIP_AFTER_SECONDS: `${SHIP_AFTER_SECONDS}`,
    CALLBACK_SECRETS: callbackSecret,
    // Without response validation by the API: the conformance tests validate responses.
    NODE_ENV: 'production',
  });
  const flags = ['--conditions=@mallard/source', '--disable-warning=ExperimentalWarning'];
  const child = spawn(projectNode(), [...flags, 'apps/api/src/server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {{ to: string, code: string }[]} */
  const codes = [];
  const url = await new Promise((resolve, reject) => {
    child.once('close', () => reject(new Stop('The API did not start.')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const listening = /listens at (\S+?),/.exec(line);
      if (listening) resolve(listening[1]);
      if (line.includes('"code.sent"')) codes.push(JSON.parse(line));
    });
  });
  const stop = () =>
    new Promise((resolve) => {
      child.once('close', resolve);
      child.kill('SIGTERM');
    });
  return { url, codes, stop };
}

/**
 * Serves the SMS codes from the log of the API, so that the conformance tests can log in with a code.
 *
 * @param {readonly { to: string, code: string }[]} codes
 */
async function serveCodes(codes) {
  const server = createServer((request, response) => {
    const phone = request.url?.slice(1) ?? '';
    response.end(codes.findLast(({ to }) => phone.endsWith(to.slice(1)))?.code ?? '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${address.port}/{phone}`, stop: () => server.close() };
}

/** Implements `npm run conformance`: runs the conformance tests against our own API. `-- --only cart` runs some of them. */
await main(async () => {
  await install();
  const folder = mkdtempSync(join(tmpdir(), 'mallard-conformance-'));
  const callbackSecret = 'conformance-callback-secret-0001';
  const api = await startApi(folder, callbackSecret);
  const hook = await serveCodes(api.codes);
  const config = join(folder, 'conformance.json');
  const hooks = { ship: 'wait', approveAfterSale: 'wait', readVerificationCode: hook.url };
  writeFileSync(config, JSON.stringify({ demo: { username: 'demo', password: 'demo1234' }, callbackSecret, hooks }));
  try {
    const args = [api.url, '--config', config, ...process.argv.slice(2)];
    return await serve('packages/conformance/src/command/main.ts', 'production', args);
  } finally {
    hook.stop();
    await api.stop();
    rmSync(folder, { recursive: true });
  }
});
