import { Stop } from './stop.mjs';

/**
 * Looks at the options of a command before anything is installed, built or opened for it. `--help` is answered with all
 * of them.
 *
 * @param {string} usage how the command is called: its first line, then a line for each option
 * @param {(args: readonly string[]) => unknown} read throws a RangeError that says which option is wrong
 * @param {readonly string[]} [args] what the command was given
 * @returns {boolean} whether there is more to do than to answer
 * @throws {Stop} for an option that is wrong, with the way to all of them
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
    // parseArgs says what it refuses with a TypeError.
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    const [, command = ''] = /^Usage: (npm (?:run )?\S+)/.exec(usage) ?? [];
    throw new Stop(`${error.message}\nSee every option with: ${command} -- --help`);
  }
}
