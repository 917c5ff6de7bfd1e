import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as received. */
export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Handles the nth request, counted from 0. Doing nothing leaves the client waiting. */
export type Behavior = (request: SeenRequest, response: ServerResponse, index: number) => void;

/** A server with any behavior, on a real connection. */
export interface FaultyServer {
  url: string;
  readonly seen: readonly SeenRequest[];
  close(): Promise<void>;
}

/** Starts a server with the given behavior. */
export async function startFaultyServer(behavior: Behavior): Promise<FaultyServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((incoming, response) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    incoming.on('end', () => {
      const { method = '', url: path = '', headers } = incoming;
      seen.push({ method, path, headers, body });
      behavior({ method, path, headers, body }, response, seen.length - 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const json = { 'Content-Type': 'application/json' };

/** Responds with a success. */
export function succeed(response: ServerResponse, data: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(200, { ...json, ...headers }).end(JSON.stringify({ code: 200, message: 'OK', data }));
}

/** Responds with a refusal. */
export function refuse(
  response: ServerResponse,
  status: number,
  error: string,
  { headers = {}, ...data }: { headers?: Record<string, string>; [field: string]: unknown } = {},
): void {
  const body = { code: status, message: 'No', data: { error, ...data } };
  response.writeHead(status, { ...json, ...headers }).end(JSON.stringify(body));
}

/** Closes the connection, like a killed process. */
export function breakOff(response: ServerResponse): void {
  response.socket?.destroy();
}
