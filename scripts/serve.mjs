import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';
import { projectEnv, projectNode } from './run.mjs';

/**
 * Runs one of our programs in the foreground until it ends, passing on what it is told to do.
 *
 * @param {string} file its TypeScript main file, relative to the project
 * @param {'production' | 'development'} mode
 * @param {readonly string[]} [args] what it is given on its command line
 * @returns {Promise<number>} its exit code
 */
export function serve(file, mode, args = []) {
  const flags = ['--conditions=@mallard/source', '--disable-warning=ExperimentalWarning'];
  return foreground(projectNode(), [...flags, file, ...args], projectEnv({ NODE_ENV: mode }));
}

/**
 * Runs a program with our keyboard and screen, and ends when it ends or when it is told to.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export function foreground(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
  // A terminal tells the whole group about Ctrl+C; a second one would look like impatience.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  const watch = whenNpmIsGone(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * `npm start` stands behind a shell that dies of a signal without passing it on. Without this, stopping npm would leave
 * a server that holds the port.
 *
 * @param {() => void} stop
 */
function whenNpmIsGone(stop) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  return watch;
}
