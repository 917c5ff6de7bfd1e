/**
 * An error that the user of a command can fix. Its message says what went wrong and what to do.
 */
export class Stop extends Error {}

/**
 * Runs a command and sets the exit code of the process. A {@link Stop} is printed without its stack trace.
 *
 * @param {() => Promise<number | void>} command resolves with the exit code; 0 by default
 */
export async function main(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof Stop ? error.message : error);
  }
}
