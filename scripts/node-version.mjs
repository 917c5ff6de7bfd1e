/** Imported first by every command: ends the process when this Node is too old to run the others. */

const OLDEST = [20, 19];

/**
 * Says what is wrong with a version of Node.
 *
 * @param {string} version such as `20.19.0`
 * @returns {string | undefined} a sentence, or nothing when the version will do
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `Mallard needs Node ${OLDEST.join('.')} or newer, but this is Node ${version}. Install a current one from https://nodejs.org and run the command again.`;
}

const problem = nodeProblem(process.versions.node);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
