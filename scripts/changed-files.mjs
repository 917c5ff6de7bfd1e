import { root } from './paths.mjs';
import { run } from './run.mjs';
import { Stop } from './stop.mjs';

const MAIN_BRANCHES = ['origin/main', 'main'];

/**
 * Lists the files that differ from the main branch, including those that are not committed or new.
 *
 * @param {string} [folder] of the repository
 * @returns {Promise<{ base: string, files: string[] }>} the last commit that is on both branches, and paths relative to the folder
 * @throws {Stop} if there is no main branch to compare with
 */
export async function changedFiles(folder = root) {
  const base = await mergeBase(folder);
  const lists = await Promise.all([
    git(folder, ['diff', '--name-only', '--no-renames', '-z', base]),
    git(folder, ['ls-files', '--others', '--exclude-standard', '-z']),
  ]);
  if (lists.includes(undefined)) throw new Stop(`Git can't list the changed files in ${folder}.`);
  const files = lists.flatMap((list = '') => list.split('\0')).filter((path) => path !== '');
  return { base, files: [...new Set(files)].sort() };
}

/** @param {string} folder @returns {Promise<string>} */
async function mergeBase(folder) {
  for (const branch of MAIN_BRANCHES) {
    const commit = await git(folder, ['merge-base', 'HEAD', branch]);
    if (commit !== undefined) return commit.trim();
  }
  throw new Stop(
    `Git finds no commit that this branch shares with ${MAIN_BRANCHES.join(' or ')}. Get it with \`git fetch origin main\`, or run the tests without --changed.`,
  );
}

/** @param {string} folder @param {readonly string[]} args @returns {Promise<string | undefined>} its output, or `undefined` if it fails */
async function git(folder, args) {
  const { code, output } = await run('git', args, { cwd: folder });
  return code === 0 ? output : undefined;
}
