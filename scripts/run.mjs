import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] working directory; the root of the project by default
 * @property {NodeJS.ProcessEnv} [env] all environment variables; those of this process by default
 * @property {boolean} [show] prints the output; then the result contains only stderr
 * @property {string} [stdoutFile] writes stdout to a file
 * @property {boolean} [shell] uses a shell, which npx needs on Windows
 */

/**
 * Runs a program without standard input until it ends.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} its exit code (127 if it can't be started), and its output; only stderr with
 *   `show` or `stdoutFile`
 */
export function run(command, args, { cwd = root, env = process.env, show = false, stdoutFile, shell = false } = {}) {
  return new Promise((resolve) => {
    const stdio = show ? 'inherit' : 'pipe';
    const file = stdoutFile === undefined ? undefined : openSync(stdoutFile, 'w');
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', file ?? stdio, 'pipe'] });
    if (show) child.stderr?.pipe(process.stderr, { end: false });
    if (file !== undefined) closeSync(file);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Returns the path of the project's Node 24, which can run TypeScript. Before the packages are installed, it is the current Node. */
export function projectNode() {
  const bin = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(bin) ? realpathSync(bin) : process.execPath;
}

/**
 * Returns environment variables for installed programs, so that they use the project's Node.
 *
 * @param {NodeJS.ProcessEnv} [extra] variables to set, or to unset with `undefined`
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnv(extra = {}) {
  const bin = join(root, 'node_modules', '.bin');
  const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), ...extra };
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
}

/**
 * Returns the path of a program of an installed package.
 *
 * @param {string} workspace the package that depends on it, such as `apps/storefront`
 * @param {string} name such as `vite`
 */
export function bin(workspace, name) {
  return join(root, workspace, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/**
 * Returns the last lines of a program's output, which usually contain the error.
 *
 * @param {string} output
 * @param {number} lines
 */
export function tail(output, lines) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
