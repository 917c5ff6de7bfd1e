import { createServer } from 'node:net';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startupError.ts';

/**
 * Tries the port before anything long begins, such as filling a new shop, so that a taken one is told at once.
 *
 * @throws {StartupError} when the port is taken or not allowed, or the host is not of this machine
 */
export function assertPortFree({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Why a port cannot be listened on, with what to do; other errors as they are. */
export function portError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is taken by another program. Stop that one, or set PORT to a free port, such as PORT=${port + 1}.`,
    );
  if (error.code === 'EACCES')
    return new StartupError(`This user may not listen on port ${port}. Set PORT to one from 1024 up.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartupError(`This machine has no address ${host}. Correct HOST, or unset it to listen on 127.0.0.1.`);
  return error;
}
