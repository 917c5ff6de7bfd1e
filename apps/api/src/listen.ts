import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Logger } from 'pino';
import { MAX_HEADERS } from './limits/limits.ts';
import { describeFault } from './logging/describeFault.ts';
import { answerClientError, badRequestResponse, faultResponse } from './router/answerClientError.ts';
import { noteRemoteAddress } from './router/remoteAddress.ts';
import type { RunningApi } from './serve.ts';
import { StartupError } from './startupError.ts';

const DRAIN_MS = 10_000;

/** What to serve: the API itself, or a shop that has the API inside. */
export interface ListenInput {
  fetch: (request: Request) => Response | Promise<Response>;
  api: Pick<RunningApi, 'config' | 'deps' | 'drain' | 'lost' | 'stop'>;
  /** Whether to stop when the process is told to. @default true */
  hasSignals?: boolean;
  /** Ends the process; tests only look. @default process.exit */
  exit?: (code: number) => void;
}

/** A server that listens. */
export interface Listening {
  /** Where it is reached from this machine. */
  url: string;
  port: number;
  /** Lets nobody in any more, waits up to 10 s for those inside, then stops the API. */
  close(): Promise<void>;
}

/**
 * Listens on the configured host and port, and stops in order: on SIGTERM and SIGINT with exit code 0, after a fault that
 * nobody caught, or when the database is gone for good, with exit code 1.
 *
 * @throws {StartupError} when the port is taken or not allowed
 */
export async function listen({ fetch, api, hasSignals = true, exit = process.exit }: ListenInput): Promise<Listening> {
  const { host } = api.config;
  const answer = getRequestListener(
    (request, { incoming }) => {
      noteRemoteAddress(request, incoming.socket.remoteAddress);
      return fetch(request);
    },
    { overrideGlobalObjects: false, errorHandler: (error) => answerFault(error, api.deps.logger) },
  );
  const server = createServer({
    maxHeaderSize: MAX_HEADERS,
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
  });
  let isClosing = false;
  server.on('request', (incoming, outgoing) => {
    if (isClosing) outgoing.setHeader('Connection', 'close');
    void answer(incoming, outgoing);
  });
  server.on('clientError', answerClientError);
  const port = await open(server, api.config.port, host).catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    isClosing = true;
    api.drain();
    closing ??= drain(server).then(() => api.stop());
    return closing;
  };
  const stop = (code: number) => {
    close().then(
      () => exit(code),
      (error: unknown) => {
        api.deps.logger.fatal({ fault: describeFault(error) }, 'Stopping failed');
        exit(1);
      },
    );
  };
  if (hasSignals) stopOnSignals(stop, api.deps.logger);
  void api.lost?.then((error) => {
    // Whoever watches over this process starts it anew; it would answer 503 for ever.
    api.deps.logger.fatal({ fault: { name: error.name, message: error.message } }, 'The database is gone');
    stop(1);
  });
  return { url: `http://${nameOf(host)}:${port}`, port, close };
}

/** What cannot be made a request is its sender's fault; whatever else comes out of `fetch` is ours. */
function answerFault(error: unknown, logger: Logger): Response {
  if (error instanceof RequestError) return badRequestResponse();
  const requestId = randomUUID();
  logger.error({ requestId, fault: describeFault(error) }, 'A request failed');
  return faultResponse(requestId);
}

function open(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
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

async function drain(server: Server): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A connection that answers its last request becomes idle only then.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await ended;
  clearInterval(idle);
  clearTimeout(limit);
}

function stopOnSignals(stop: (code: number) => void, logger: Logger): void {
  // A terminal or a parent may say it twice; the second time is no reason to break off.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
  const fail = (error: unknown) => {
    logger.fatal({ fault: error instanceof Error ? error.stack : String(error) }, 'A fault that nobody caught');
    stop(1);
  };
  process.once('unhandledRejection', fail);
  process.once('uncaughtException', fail);
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
