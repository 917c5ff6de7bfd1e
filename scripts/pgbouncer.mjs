import { aptInstall, findProgram, isRootOnDebian } from './system.mjs';

/** Installs PgBouncer as root on Debian. Elsewhere its tests are skipped unless it is installed. */
export async function installPgbouncer() {
  if (findProgram(['pgbouncer']) === undefined && isRootOnDebian()) {
    console.log('Installing PgBouncer …');
    const failure = await aptInstall(['pgbouncer']);
    if (failure !== undefined) console.warn(failure);
  }
  if (findProgram(['pgbouncer']) === undefined) console.log('Skipping the tests with PgBouncer: not installed.');
}
