import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** Text that is valid on one machine only. */
const TRACES = [
  { sign: /\/(?:Users|root)\/[\w.-]+/, why: 'a path of one machine' },
  { sign: /(?<![\w}./:-])\/home\/[\w.-]+\/[\w.-]+\/[\w.-]+/, why: 'a path of one machine' },
  { sign: /[A-Z]:\\\\?Users\\/, why: 'a path of one machine' },
  {
    sign: /\b(?:registry|npm|pypi|packages)\.[\w-]+\.\w+\/|\bregistry\s*=\s*http|\btarball:\s*http/,
    why: 'the URL of a package registry',
  },
  { sign: /\b(?:_authToken|_password)\s*=/, why: 'credentials of a package registry' },
];
const NOT_TEXT = /\.(png|jpe?g|webp|avif|ico|woff2?|gz|zip|pdf)$/;

/**
 * @param {string} path relative to the project
 * @param {string} text its content
 * @returns {string[]} a message for each line that is valid on one machine only
 */
export function traceProblems(path, text) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      TRACES.filter(({ sign }) => sign.test(line)).map(({ why }) => `${path}:${index + 1} contains ${why}`),
    );
}

/** Checks the files in Git. @returns {Promise<string[]>} problems; empty without Git */
export async function checkTraces() {
  const { code, output } = await run('git', ['ls-files', '-z']);
  if (code !== 0) return [];
  const paths = output
    .split('\0')
    .filter((path) => path !== '' && !NOT_TEXT.test(path) && !path.startsWith('scripts/check-traces'));
  return paths.flatMap((path) => traceProblems(path, readTracked(path)));
}

/** @param {string} path @returns {string} empty if the file was deleted, but not from the index */
function readTracked(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return '';
  }
}
