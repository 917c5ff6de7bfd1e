import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until a server that was just started answers without an error, and ends it if it doesn't.
 *
 * @param {string} name of the server, for the error
 * @param {string} url that answers with a status below 300
 * @param {import('node:child_process').ChildProcess} server
 * @param {number} timeoutMs
 * @throws {Error} if the server ends, or does not answer in time
 */
export async function waitForServer(name, url, server, timeoutMs) {
  for (const deadline = Date.now() + timeoutMs; !(await answers(url)); await wait(100))
    if (Date.now() > deadline || server.exitCode !== null) {
      server.kill();
      throw new Error(`${name} did not start at ${url}`);
    }
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
