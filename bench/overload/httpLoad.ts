import { connect, type Socket } from 'node:net';

/** What a request asks for: a page of the storefront, or a call of the API. */
export type RequestKind = 'page' | 'api';

/** A response; `status` is 0 if the connection broke. */
export interface Sample {
  kind: RequestKind;
  status: number;
  milliseconds: number;
  /** `data.error` of an error response. */
  error: string | null;
  /** Whether the response names the time of a retry. */
  hasRetryAfter: boolean;
}

/** Returns whether the server handled the request: it succeeded, or a rule of the shop rejected it. */
export function isServed({ status, error }: Sample): boolean {
  return status === 200 || error === 'OUT_OF_STOCK' || error === 'PURCHASE_LIMIT' || error === 'CART_LIMIT';
}

/** Returns the next HTTP request, as text. */
export type NextRequest = () => { kind: RequestKind; text: string };

const HEADER_END = '\r\n\r\n';

/**
 * Sends requests over many connections at a fixed rate. A connection sends its next request only after the last response, so
 * a server that is slow on all connections lowers the rate.
 *
 * @param rate requests per second; `Infinity` sends the next request right after a response
 * @returns all responses
 */
export async function sendLoad(
  url: URL,
  { connections, rate, seconds, next }: { connections: number; rate: number; seconds: number; next: NextRequest },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const allowed = () => (rate === Number.POSITIVE_INFINITY ? rate : ((performance.now() - start) / 1000) * rate);
  let sent = 0;
  const idle: (() => void)[] = [];
  const wake = setInterval(() => {
    while (sent < allowed() && idle.length > 0) idle.shift()?.();
  }, 2);
  const waitForTurn = async () => {
    while (sent >= allowed() && performance.now() < end) await new Promise<void>((resolve) => idle.push(resolve));
    sent += 1;
  };
  const stop = setTimeout(() => {
    for (const resume of idle.splice(0)) resume();
  }, seconds * 1000);
  const useConnection = async () => {
    let connection = openConnection(url);
    for (;;) {
      await waitForTurn();
      if (performance.now() >= end) break;
      const sample = await connection.send(next());
      samples.push(sample);
      if (sample.status === 0) connection = openConnection(url);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, useConnection));
  clearInterval(wake);
  clearTimeout(stop);
  return samples;
}

/** Opens a keep-alive connection. It does not use `fetch`, which would need more CPU time than the measured server. */
export function openConnection({ hostname, port }: URL) {
  const socket: Socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  let received = '';
  let resolveResponse: ((sample: Sample) => void) | null = null;
  let kind: RequestKind = 'api';
  let sentAt = 0;
  const finish = (status: number, head: string, body: string) => {
    const error = status === 200 ? null : (/"error":"(\w+)"/.exec(body)?.[1] ?? null);
    const hasRetryAfter = /\r\nretry-after: \d/i.test(head);
    resolveResponse?.({ kind, status, milliseconds: performance.now() - sentAt, error, hasRetryAfter });
    resolveResponse = null;
  };
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
    const headerEnd = received.indexOf(HEADER_END);
    if (headerEnd === -1) return;
    const head = received.slice(0, headerEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    const isComplete = Number.isNaN(length)
      ? received.endsWith('\r\n0\r\n\r\n')
      : received.length >= headerEnd + HEADER_END.length + length;
    if (!isComplete) return;
    const body = received.slice(headerEnd + HEADER_END.length);
    received = '';
    finish(Number(head.slice(9, 12)), head, body);
  });
  const fail = () => finish(0, '', '');
  socket.on('error', fail).on('close', fail);
  return {
    send: (request: ReturnType<NextRequest>) =>
      new Promise<Sample>((resolve) => {
        resolveResponse = resolve;
        kind = request.kind;
        sentAt = performance.now();
        if (socket.destroyed) fail();
        else socket.write(request.text, 'utf8');
      }),
    close: () => socket.destroy(),
  };
}
