import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';
import { projectEnv, projectNode } from './run.mjs';

/** Megabytes of half the memory for new objects. By default, it grows at startup and adds 140 MB to a process at rest. */
const SMALL_NURSERY = '--max-semi-space-size=8';

/**
 * Runs a TypeScript program of the project in the foreground until it ends, and forwards signals to it.
 *
 * @param {string} file main file, relative to the project
 * @param {'production' | 'development'} mode
 * @param {readonly string[]} [args] command line arguments
 * @returns {Promise<number>} its exit code
 */
export function serve(file, mode, args = []) {
  const flags = ['--conditions=@mallard/source', '--disable-warning=ExperimentalWarning'];
  if (mode === 'production') flags.push(SMALL_NURSERY);
  return foreground(projectNode(), [...flags, file, ...args], projectEnv({ NODE_ENV: mode }));
}

/**
 * Runs a program with the terminal of this process until it ends, and forwards signals to it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export function foreground(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
  // On Ctrl+C, a terminal sends SIGINT to the whole process group; a second signal could force the program to quit.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  const interval = whenNpmEnds(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(interval);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * npm starts commands through a shell that does not forward signals. Without this function, the server would keep running and block
 * its port after npm is stopped.
 *
 * @param {() => void} stop
 */
function whenNpmEnds(stop) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const interval = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(interval);
    stop();
  }, 250);
  return interval;
}
