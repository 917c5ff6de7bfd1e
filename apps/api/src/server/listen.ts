import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import { MAX_HEADERS, UPLOAD_MS } from '@mallard/domain/serving';
import type { Logger } from 'pino';
import {
  answerClientError,
  answerConnect,
  answerExpectation,
  answerHostless,
  badRequestResponse,
  faultResponse,
  hasValidHost,
} from '../http/answerClientError.ts';
import { describeFault } from '../http/logging/describeFault.ts';
import { noteRemoteAddress } from '../http/requestNotes.ts';
import { portError } from './assertPortFree.ts';
import type { RunningApi } from './runningApi.ts';

/** How long a process may take to stop, unless a longer drain is configured. */
const STOP_MS = 10_000;
/** What is left of it, at least, for the calls that are still under way when it stops listening. */
const CALLS_MS = 5_000;
/** How long connections without a call stay open after that. */
const IDLE_MS = 2_000;

/**
 * Milliseconds before it stops listening in which answers keep their connections: a proxy that does not ask `/ready` would otherwise
 * open a new one for every call, and the system resets those that it opens between the last one accepted and the end of listening.
 */
const KEEP_MS = 500;

/** Milliseconds of a turn of the event loop that had next to nothing to do. */
const SHORT_TURN_MS = 0.2;
/** Milliseconds after which a process whose turns all have much to do stops listening all the same. */
const ACCEPT_MS = 500;

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
  /**
   * Stops listening, answers the calls that are under way, and stops the API.
   *
   * @param drainSeconds how long to go on listening before: `/ready` answers 503, and each answer ends its connection, so that load
   * balancers and clients go elsewhere without losing a call; only those of the last half second keep it. @default 0
   */
  close(drainSeconds?: number): Promise<void>;
}

/**
 * Listens on the configured host and port, and stops in order: on SIGTERM (after draining) and SIGINT (at once) with exit code 0,
 * after a fault that nobody caught, or when the database is gone for good, with exit code 1.
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
  let endsConnections = false;
  const setEndsConnections = (isOn: boolean) => {
    endsConnections = isOn;
    for (const outgoing of open) {
      if (outgoing.headersSent) continue;
      if (isOn) outgoing.setHeader('Connection', 'close');
      else outgoing.removeHeader('Connection');
    }
  };
  server.on('request', (incoming, outgoing) => {
    if (!hasValidHost(incoming)) return answerHostless(outgoing);
    if (endsConnections) outgoing.setHeader('Connection', 'close');
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
  const close = (drainSeconds = 0) => {
    api.drain();
    closing ??= drain(server, drainSeconds * 1000, setEndsConnections).then(() => api.stop());
    return closing;
  };
  const stop = (code: number, drainSeconds = 0) => {
    close(drainSeconds).then(
      () => exit(code),
      (error: unknown) => {
        api.deps.logger.fatal({ fault: describeFault(error) }, 'Stopping failed');
        exit(1);
      },
    );
  };
  if (hasSignals) stopOnSignals(stop, api.config.drainSeconds, api.deps.logger);
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

async function drain(server: Server, drainMs: number, setEndsConnections: (isOn: boolean) => void): Promise<void> {
  const keepMs = Math.min(KEEP_MS, drainMs);
  setEndsConnections(true);
  await wait(drainMs - keepMs);
  setEndsConnections(false);
  await wait(keepMs);
  await untilAllAccepted(server);
  setEndsConnections(true);
  // `http.Server.close` would end idle connections first: a client that sends its next call at that moment would lose it.
  const ended = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const limit = setTimeout(() => server.closeAllConnections(), Math.max(STOP_MS - drainMs, CALLS_MS));
  await Promise.race([ended, wait(Math.min(IDLE_MS, drainMs))]);
  server.closeIdleConnections();
  // A connection that answers its last call becomes idle only then.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await ended;
  clearInterval(idle);
  clearTimeout(limit);
}

/**
 * Waits until no connection waits to be accepted: closing would reset it. The event loop accepts one in each turn, so a turn
 * without one shows that none was waiting when it began, and a short turn that hardly any has come since.
 */
async function untilAllAccepted(server: Server): Promise<void> {
  let hasAccepted: boolean;
  const accept = () => {
    hasAccepted = true;
  };
  server.on('connection', accept);
  const endsAt = performance.now() + ACCEPT_MS;
  while (performance.now() < endsAt) {
    hasAccepted = false;
    const startedAt = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (!hasAccepted && performance.now() - startedAt < SHORT_TURN_MS) break;
  }
  server.off('connection', accept);
}

function stopOnSignals(
  stop: (code: number, drainSeconds?: number) => void,
  drainSeconds: number,
  logger: Logger,
): void {
  // A terminal or a parent may say it twice; the second time is no reason to break off.
  process.on('SIGTERM', () => stop(0, drainSeconds));
  process.on('SIGINT', () => stop(0));
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
