/** Ends the process if Node is too old. Commands import this module first, because other modules need a newer Node. */

const MIN_VERSION = [20, 19];

/**
 * Checks a version of Node.
 *
 * @param {string} version such as `20.19.0`
 * @returns {string | undefined} an error message, or `undefined` for a supported version
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = MIN_VERSION;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return undefined;
  return `Mallard needs Node ${MIN_VERSION.join('.')} or newer, but this is Node ${version}. Install a current one from https://nodejs.org and run the command again.`;
}

const problem = nodeProblem(process.versions.node);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
