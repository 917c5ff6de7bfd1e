import { Stop } from './stop.mjs';

/**
 * Checks the options of a command before it installs, builds or opens anything. `--help` prints the usage.
 *
 * @param {string} usage the syntax of the command, then a line for each option
 * @param {(args: readonly string[]) => unknown} read parses the options; throws a RangeError for an invalid one
 * @param {readonly string[]} [args] command line arguments
 * @returns {boolean} whether the command should run
 * @throws {Stop} for an invalid option
 */
export function acceptOptions(usage, read, args = process.argv.slice(2)) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return false;
  }
  try {
    read(args);
    return true;
  } catch (error) {
    // parseArgs throws a TypeError for an unknown option.
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    const [, command = ''] = /^Usage: (npm (?:run )?\S+)/.exec(usage) ?? [];
    throw new Stop(`${error.message}\nSee every option with: ${command} -- --help`);
  }
}
