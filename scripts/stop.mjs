/**
 * A reason to end that the person at the keyboard can do something about. Its message is the whole explanation: what is
 * wrong, and what to do.
 */
export class Stop extends Error {}

/**
 * Runs a command of this folder: what it returns is the exit code, a {@link Stop} is told without a stack trace.
 *
 * @param {() => Promise<number | void>} command
 */
export async function main(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof Stop ? error.message : error);
  }
}
