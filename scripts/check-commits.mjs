import { root } from './paths.mjs';
import { run } from './run.mjs';

/** Earlier commits are not checked. By date, because a shallow clone doesn't have the commit itself. */
const START = '2026-11-28T16:00:00Z';
/** The newest commits that are read, so that the check stays fast in a long history. */
const MAX_COMMITS = 500;
const MAX_SUBJECT = 72;

/**
 * Finds subjects of commits that are too long for `git log --oneline` and GitHub.
 *
 * @param {string} log lines with a short hash, a tab and the subject
 * @returns {string[]} a message for each
 */
export function commitProblems(log) {
  return log.split('\n').flatMap((line) => {
    const [hash, ...parts] = line.split('\t');
    const { length } = Array.from(parts.join('\t'));
    return length > MAX_SUBJECT ? [`${hash}: the subject has ${length} characters; at most ${MAX_SUBJECT}`] : [];
  });
}

/**
 * Checks the subjects of new commits.
 *
 * @param {string} [folder] of the repository
 * @returns {Promise<string[]>} problems; empty without Git
 */
export async function checkCommits(folder = root) {
  const args = ['log', `--max-count=${MAX_COMMITS}`, `--since=${START}`, '--no-merges', '--format=%h%x09%s'];
  const { code, output } = await run('git', args, { cwd: folder });
  return code === 0 ? commitProblems(output) : [];
}
