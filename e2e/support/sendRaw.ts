import { createConnection } from 'node:net';

/** Milliseconds without a byte after which the client ends its side of the connection, if it expects more responses. */
const PATIENCE_MS = 2000;
/** The same, if it expects no more. */
const LINGER_MS = 40;
const TIMEOUT_MS = 20_000;

/** A response that was read from a socket. */
export interface RawResponse {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** What came back before the connection was closed. */
export interface RawAnswer {
  responses: RawResponse[];
  /** Bytes after the last complete response. */
  remainingText: string;
  /** Whether the server left the connection open, although the client ended its side. */
  isOpen: boolean;
}

/**
 * Sends bytes through a socket, and reads responses until the server closes the connection. Ends its own side when nothing arrives
 * for a while, because the connections of valid requests stay open.
 *
 * @param bytes one Latin-1 character for each byte
 * @param expected number of responses to wait for
 * @param leaves ends or resets the connection as soon as the bytes are sent
 */
export function sendRaw(
  port: number,
  bytes: string,
  { expected = 1, leaves }: { expected?: number; leaves?: 'end' | 'reset' | undefined } = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    let isOpen = false;
    const socket = createConnection({ port, host: '127.0.0.1', allowHalfOpen: true });
    const timeout = setTimeout(() => {
      isOpen = true;
      socket.destroy();
    }, TIMEOUT_MS);
    let silence = setTimeout(() => socket.end(), PATIENCE_MS);
    socket.setEncoding('latin1');
    socket.on('connect', () => {
      socket.write(bytes, 'latin1', () => {
        if (leaves === 'end') socket.end();
        if (leaves === 'reset') socket.resetAndDestroy();
      });
    });
    socket.on('data', (chunk: string) => {
      text += chunk;
      clearTimeout(silence);
      const isComplete = readResponses(text).responses.length >= expected;
      silence = setTimeout(() => socket.end(), isComplete ? LINGER_MS : PATIENCE_MS);
    });
    socket.on('end', () => socket.end());
    // The server may close the connection before it has read all bytes.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timeout);
      clearTimeout(silence);
      resolve({ ...readResponses(text), isOpen });
    });
  });
}

/** Reads responses to requests that are not `HEAD`. */
function readResponses(text: string): Pick<RawAnswer, 'responses' | 'remainingText'> {
  const responses: RawResponse[] = [];
  let remainingText = text;
  for (;;) {
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(remainingText) ?? [];
    const end = remainingText.indexOf('\r\n\r\n');
    if (status === undefined || end < 0) return { responses, remainingText };
    const headers = new Map(
      remainingText
        .slice(0, end)
        .split('\r\n')
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const content = remainingText.slice(end + 4);
    const isChunked = headers.get('transfer-encoding') === 'chunked';
    const lastChunk = /(^|\r\n)0\r\n\r\n/.exec(content);
    const chunkedLength = lastChunk === null ? Number.POSITIVE_INFINITY : lastChunk.index + lastChunk[0].length;
    const length = isChunked ? chunkedLength : Number(headers.get('content-length') ?? 0);
    if (content.length < length) return { responses, remainingText };
    responses.push({
      status: Number(status),
      headers,
      body: Buffer.from(content.slice(0, length), 'latin1').toString('utf8'),
    });
    remainingText = content.slice(length);
  }
}
