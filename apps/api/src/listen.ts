import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { MAX_HEADERS, UPLOAD_MS } from '@mallard/domain/serving';
import type { Logger } from 'pino';
import { portError } from './assertPortFree.ts';
import { describeFault } from './logging/describeFault.ts';
import {
  answerClientError,
  answerConnect,
  answerExpectation,
  answerHostless,
  badRequestResponse,
  faultResponse,
  lacksHost,
} from './router/answerClientError.ts';
import { noteRemoteAddress } from './router/remoteAddress.ts';
import type { RunningApi } from './serve.ts';

const DRAIN_MS = 10_000;
const FAREWELL_MS = 250;

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
    // The longest wait for a body, and a little: who is late is told so by `readBytes`, in the language of the request.
    requestTimeout: UPLOAD_MS + 5_000,
    connectionsCheckingInterval: 2_000,
    keepAliveTimeout: 65_000,
    // Node's own refusal has no body.
    requireHostHeader: false,
  });
  const open = new Set<ServerResponse>();
  let isClosing = false;
  server.on('request', (incoming, outgoing) => {
    if (lacksHost(incoming)) return answerHostless(outgoing);
    if (isClosing) outgoing.setHeader('Connection', 'close');
    open.add(outgoing);
    outgoing.once('close', () => open.delete(outgoing));
    void answer(incoming, outgoing);
  });
  server.on('clientError', answerClientError);
  server.on('checkExpectation', answerExpectation);
  server.on('connect', answerConnect);
  const port = await bind(server, api.config.port, host).catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    isClosing = true;
    for (const outgoing of open) if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
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

function bind(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, host)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

async function drain(server: Server): Promise<void> {
  // A client that speaks just now is still answered, and told that this was the last time.
  await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
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
