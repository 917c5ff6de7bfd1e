import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import { MAX_HEADERS, UPLOAD_MS } from '@mallard/domain/serving';
import type { Logger } from 'pino';
import {
  answerClientError,
  answerConnect,
  answerExpectation,
  badRequestResponse,
  type Exchange,
  faultResponse,
  refuseUnsupported,
} from '../http/answerClientError.ts';
import { createBasePath } from '../http/basePath.ts';
import { createPipelineLimit } from '../http/limitPipelining.ts';
import { describeFault } from '../http/logging/describeFault.ts';
import { setRemoteAddress } from '../http/requestMetadata.ts';
import { recordHead } from '../http/responses/responseCache.ts';
import type { SendStored } from '../http/responses/sendStored.ts';
import { portError } from './assertPortFree.ts';
import type { ConnectedApi } from './runningApi.ts';

/** Milliseconds that a process has to stop, unless a longer drain is configured. */
const STOP_MS = 10_000;
/** Minimum milliseconds that in-flight requests have to finish after the server stops listening. */
const IN_FLIGHT_MS = 5_000;
/** Milliseconds of the time to stop that are left to close the database after the last connection. */
const CLOSE_MS = 1_000;
/** Milliseconds that idle connections stay open after the server stops listening. */
const IDLE_MS = 2_000;
/** Interval in milliseconds without a byte of an unfinished body after which its connection is closed. */
const STALLED_MS = 1_000;

/**
 * Milliseconds before the server stops listening in which responses no longer send `Connection: close`. A proxy that ignores
 * `/ready` would otherwise open a new connection for each request. The system resets connections that were not yet accepted.
 */
const KEEP_ALIVE_MS = 500;

/** Maximum milliseconds of an event loop turn that counts as idle. */
const IDLE_TURN_MS = 0.2;
/** Maximum milliseconds to wait for an idle turn before the server stops listening. */
const IDLE_TURN_TIMEOUT_MS = 500;

/** Input of `listen`: the handler to serve, which is the API itself or a shop that includes it. */
export interface ListenInput {
  fetch: (request: Request) => Response | Promise<Response>;
  /** Sends responses that are in memory. @default none */
  sendStored?: SendStored;
  api: Pick<ConnectedApi, 'config' | 'logger' | 'drain' | 'lost' | 'stop'>;
  /** Whether to shut down on SIGTERM and SIGINT. @default true */
  hasSignals?: boolean;
  /** Ends the process; tests replace it. @default process.exit */
  exit?: (code: number) => void;
  /** Milliseconds to stop, unless a longer drain is configured; tests shorten them. @default 10_000 */
  stopMs?: number;
}

/** A running HTTP server. */
export interface Listening {
  /** The URL of the server on this machine, with its base path. */
  url: string;
  port: number;
  /**
   * Stops listening, waits for in-flight requests, and stops the API.
   *
   * @param drainSeconds seconds to keep listening first. `/ready` returns 503, and responses close their connections, so that load
   * balancers and clients switch to another server without a failed request. Connections stay open in the last half second. @default 0
   */
  close(drainSeconds?: number): Promise<void>;
}

/**
 * Listens on the configured host and port, and shuts down gracefully. Exits with code 0 after SIGTERM (drains first) and SIGINT
 * (does not drain). Exits with code 1 after an uncaught error or when the database connection is lost.
 *
 * @throws {StartupError} when the port is in use or not allowed
 */
export async function listen({
  fetch,
  sendStored = () => false,
  api,
  hasSignals = true,
  exit = process.exit,
  stopMs = STOP_MS,
}: ListenInput): Promise<Listening> {
  const { host, basePath } = api.config;
  const { enter, leave } = createBasePath(basePath);
  const answer = getRequestListener(
    async (request, { incoming }) => {
      setRemoteAddress(request, incoming.socket.remoteAddress);
      const response = leave(await fetch(request));
      recordHead(request, response);
      return response;
    },
    { overrideGlobalObjects: false, errorHandler: (error) => answerFault(error, api.logger) },
  );
  const server = createServer({
    maxHeaderSize: MAX_HEADERS,
    headersTimeout: 10_000,
    // Longer than the body timeout of `readBytes`, which answers with an error message in the request's language.
    requestTimeout: UPLOAD_MS + 5_000,
    connectionsCheckingInterval: 2_000,
    keepAliveTimeout: 65_000,
    // Node's own 400 response has no body.
    requireHostHeader: false,
  });
  const open = new Set<ServerResponse>();
  const pipelineLimit = createPipelineLimit();
  let endsConnections = false;
  const setEndsConnections = (isOn: boolean) => {
    endsConnections = isOn;
    for (const outgoing of open) {
      if (outgoing.headersSent) continue;
      if (isOn) outgoing.setHeader('Connection', 'close');
      else if (!pipelineLimit.isLast(outgoing)) outgoing.removeHeader('Connection');
    }
  };
  const latest = new WeakMap<Duplex, Exchange>();
  server.on('request', (incoming, outgoing) => {
    if (!pipelineLimit.canHandle(incoming, outgoing) || refuseUnsupported(incoming, outgoing)) return;
    latest.set(incoming.socket, { incoming, outgoing });
    if (endsConnections) outgoing.setHeader('Connection', 'close');
    open.add(outgoing);
    outgoing.once('close', () => open.delete(outgoing));
    if (enter(incoming, outgoing) && !sendStored(incoming, outgoing)) void answer(incoming, outgoing);
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('clientError', (error, socket) => answerClientError(error, socket, latest.get(socket)));
  server.on('checkExpectation', answerExpectation);
  server.on('connect', answerConnect);
  const port = await bind(server, api.config.port, host).catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  let closing: Promise<void> | undefined;
  const close = (drainSeconds = 0) => {
    api.drain();
    const drainMs = drainSeconds * 1000;
    const deadlineMs = deadlineOf(stopMs, drainMs) - CLOSE_MS;
    closing ??= drain({ server, sockets, open, setEndsConnections }, drainMs, deadlineMs).then(() => api.stop());
    return closing;
  };
  const stop = (code: number, drainSeconds = 0) => {
    // A busy database may not close in time. Its changes are safe, as after a crash.
    Promise.race([close(drainSeconds), wait(deadlineOf(stopMs, drainSeconds * 1000))]).then(
      () => exit(code),
      (error: unknown) => {
        api.logger.fatal({ fault: describeFault(error) }, 'Shutdown failed');
        exit(1);
      },
    );
  };
  if (hasSignals) stopOnSignals(stop, api.config.drainSeconds, api.logger);
  void api.lost?.then((error) => {
    // Exit so that the process manager restarts the process; it can't reconnect and would answer 503 forever.
    api.logger.fatal(
      { fault: { name: error.name, message: error.message } },
      'The database connection is lost; the process exits',
    );
    stop(1);
  });
  return { url: `http://${toUrlHost(host)}:${port}${basePath}`, port, close };
}

/** Returns 400 when the request could not be parsed, and 500 for any other error of `fetch`. */
function answerFault(error: unknown, logger: Logger): Response {
  if (error instanceof RequestError) return badRequestResponse();
  const requestId = randomUUID();
  logger.error({ requestId, fault: describeFault(error) }, 'Request failed');
  return faultResponse(requestId);
}

function bind(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, host)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Returns the milliseconds in which the process stops. */
function deadlineOf(stopMs: number, drainMs: number): number {
  return Math.max(stopMs, drainMs + IN_FLIGHT_MS);
}

/** State of a server that `drain` needs. */
interface Draining {
  server: Server;
  sockets: ReadonlySet<Socket>;
  /** Responses that are not sent yet. */
  open: ReadonlySet<ServerResponse>;
  setEndsConnections: (isOn: boolean) => void;
}

/** @param deadlineMs milliseconds after which all connections are closed */
async function drain(
  { server, sockets, open, setEndsConnections }: Draining,
  drainMs: number,
  deadlineMs: number,
): Promise<void> {
  const endsAt = performance.now() + deadlineMs;
  const keepAliveMs = Math.min(KEEP_ALIVE_MS, drainMs);
  setEndsConnections(true);
  await wait(drainMs - keepAliveMs);
  setEndsConnections(false);
  await wait(keepAliveMs);
  await waitUntilAllAccepted(server);
  setEndsConnections(true);
  // `http.Server.close` closes idle connections first, so a request that a client sends at that instant would fail.
  const ended = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const limit = setTimeout(() => server.closeAllConnections(), endsAt - performance.now());
  await Promise.race([ended, wait(Math.min(IDLE_MS, drainMs))]);
  const endStalled = trackStalled(open);
  const closeIdle = () => {
    // `closeIdleConnections` doesn't close connections that have not sent the headers of their first request.
    const active = new Set([...open].map(({ req }) => req.socket));
    for (const socket of sockets) if (!active.has(socket)) socket.destroySoon();
  };
  closeIdle();
  // Connections become idle when their last response ends.
  const idle = setInterval(closeIdle, 100);
  const stalled = setInterval(endStalled, STALLED_MS);
  await ended;
  clearInterval(idle);
  clearInterval(stalled);
  clearTimeout(limit);
}

/** Returns a function that closes connections whose request body is unfinished and has not grown since the last call. */
function trackStalled(open: ReadonlySet<ServerResponse>): () => void {
  let before = new Map<Socket, number>();
  const endStalled = () => {
    const unfinished = [...open].filter(({ req }) => !req.complete).map(({ req }) => req.socket);
    for (const socket of unfinished) if (before.get(socket) === socket.bytesRead) socket.destroy();
    before = new Map(unfinished.map((socket) => [socket, socket.bytesRead]));
  };
  endStalled();
  return endStalled;
}

/**
 * Waits until no connection is waiting to be accepted, because closing would reset it. The event loop accepts one connection per
 * turn. A turn without one means that none was waiting when it began; a short turn means that few can have arrived since.
 */
async function waitUntilAllAccepted(server: Server): Promise<void> {
  let hasAccepted: boolean;
  const accept = () => {
    hasAccepted = true;
  };
  server.on('connection', accept);
  const endsAt = performance.now() + IDLE_TURN_TIMEOUT_MS;
  while (performance.now() < endsAt) {
    hasAccepted = false;
    const startedAt = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (!hasAccepted && performance.now() - startedAt < IDLE_TURN_MS) break;
  }
  server.off('connection', accept);
}

function stopOnSignals(
  stop: (code: number, drainSeconds?: number) => void,
  drainSeconds: number,
  logger: Logger,
): void {
  // `on`, not `once`: a terminal or parent process may send a signal twice, and the second must not kill the process.
  process.on('SIGTERM', () => stop(0, drainSeconds));
  process.on('SIGINT', () => stop(0));
  const fail = (error: unknown) => {
    logger.fatal({ fault: error instanceof Error ? error.stack : String(error) }, 'Uncaught error; the process exits');
    stop(1);
  };
  process.once('unhandledRejection', fail);
  process.once('uncaughtException', fail);
}

function toUrlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
