import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] folder to run in; the project's by default
 * @property {NodeJS.ProcessEnv} [env] the whole environment; ours by default
 * @property {boolean} [show] pass the output on as it comes; only complaints are kept then
 * @property {string} [stdoutFile] writes what the program prints into a file, but not its complaints
 * @property {boolean} [shell] through a shell, which Windows needs for npx
 */

/**
 * Runs a program to its end, without a keyboard.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} its exit code (127 when there is no such program) and everything
 *   it printed; of what was shown, its complaints
 */
export function run(command, args, { cwd = root, env = process.env, show = false, stdoutFile, shell = false } = {}) {
  return new Promise((resolve) => {
    const told = show ? 'inherit' : 'pipe';
    const file = stdoutFile === undefined ? undefined : openSync(stdoutFile, 'w');
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', file ?? told, 'pipe'] });
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

/** The project's own Node 24, which runs TypeScript as it is. Exists once the packages are installed. */
export function projectNode() {
  const bin = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(bin) ? realpathSync(bin) : process.execPath;
}

/**
 * The environment in which installed programs run on the project's Node.
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
 * A program that an installed package brings.
 *
 * @param {string} workspace the package that depends on it, such as `apps/storefront`
 * @param {string} name such as `vite`
 */
export function bin(workspace, name) {
  return join(root, workspace, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/**
 * The last lines of a program's output, where the reason for a failure stands.
 *
 * @param {string} output
 * @param {number} lines
 */
export function tail(output, lines) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
