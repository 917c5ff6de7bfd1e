import { createServer } from 'node:net';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startupError.ts';

/**
 * Checks that the port is free before slow startup work, such as seeding a new shop, so that a conflict is reported at once.
 *
 * @throws {StartupError} when the port is in use or not allowed, or when the host is not an address of this machine
 */
export function assertPortFree({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Converts an error of `listen()` to a `StartupError` that says what to do. Returns unrelated errors unchanged. */
export function portError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is in use by another program. Stop that program, or set PORT to a free port, such as PORT=${port + 1}.`,
    );
  if (error.code === 'EACCES')
    return new StartupError(`The current user is not allowed to listen on port ${port}. Set PORT to 1024 or higher.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartupError(
      `This machine does not have the address ${host}. Correct HOST, or unset it to listen on 127.0.0.1.`,
    );
  return error;
}
