import { aptInstall, findProgram, isRootOnDebian } from './system.mjs';

/** Installs nginx as root on Debian. Elsewhere it has to be installed before `npm run bench:restarts`. */
export async function installNginx() {
  if (findProgram(['nginx']) !== undefined || !isRootOnDebian()) return;
  console.log('Installing nginx …');
  const failure = await aptInstall(['nginx-light']);
  if (failure !== undefined) console.warn(failure);
}
