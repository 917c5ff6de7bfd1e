import {
  CHUNKS,
  CONTENT_ENCODINGS,
  CONTENT_TYPES,
  FORMS,
  HEADERS,
  HOST,
  HOSTS,
  JSON_BODIES,
  LINES,
  type RawOutcome,
  type RawTarget,
  STRANGERS,
  TARGETS,
} from './rawKinds.ts';

/** Bytes to send through a socket, as a string of Latin-1 characters, and what the server must do. */
export interface RawCase {
  name: string;
  bytes: string;
  outcome: RawOutcome;
  /** Maximum number of responses: more would mean that the server takes the content of a request for another request. */
  maxResponses: number;
  /** How the client ends the connection without waiting for a response. */
  leaves?: 'end' | 'reset';
}

/** Parts of a request. Each kind replaces some. */
interface Parts {
  line: string;
  host: string;
  headers: string[];
  body: string;
}

type Change = (parts: Parts, target: RawTarget) => Partial<Parts>;

/** Lists the malformed requests. */
export function rawCorpus(): RawCase[] {
  return [
    ...TARGETS.flatMap(casesOf),
    ...Object.entries(STRANGERS).map(
      ([name, bytes]): RawCase => ({ name, bytes, outcome: 'refused', maxResponses: 1 }),
    ),
    { name: 'nothing, then the end', bytes: '', outcome: 'closed', maxResponses: 0, leaves: 'end' },
    { name: 'nothing, then a reset', bytes: '', outcome: 'closed', maxResponses: 0, leaves: 'reset' },
  ];
}

function casesOf(target: RawTarget): RawCase[] {
  const { method, path } = target;
  const lineOf = (line: string) =>
    line.replace(/\bM+\b/, (m) => (m.length === 1 ? method : m)).replace('P', () => path);
  const build = (kind: string, change: Change, more: Partial<RawCase>): RawCase => {
    const parts = partsOf(target);
    return {
      name: `${method} ${path}: ${kind}`,
      bytes: textOf({ ...parts, ...change(parts, target) }),
      outcome: 'refused',
      maxResponses: 1,
      ...more,
    };
  };
  const lines = Object.entries(LINES).flatMap(([kind, [outcome, ...all]]) =>
    all.map((line) => build(`a request line ${kind}: ${short(line)}`, () => ({ line: lineOf(line) }), { outcome })),
  );
  const headers = Object.entries(HEADERS).flatMap(([kind, [outcome, ...all]]) =>
    all.map((added) =>
      build(
        `headers with ${kind}: ${short(added.join(', '))}`,
        ({ headers: own }) => ({ headers: [...(isAboutBody(added) ? [] : own), ...added] }),
        { outcome },
      ),
    ),
  );
  const hosts = [
    build('no host', () => ({ host: '' }), {}),
    ...HOSTS.map((host) => build(`the host "${short(host)}"`, () => ({ host: `Host: ${host}` }), {})),
  ];
  return [...lines, ...headers, ...hosts, ...bodiesOf(target, build), ...endingsOf(target)];
}

function bodiesOf(
  { method, contentType }: RawTarget,
  build: (kind: string, change: Change, more: Partial<RawCase>) => RawCase,
): RawCase[] {
  const chunked = ['Transfer-Encoding: chunked'];
  const chunks = Object.entries(CHUNKS).flatMap(([kind, [outcome, ...all]]) =>
    all.map((body) =>
      build(`chunks with ${kind}: ${short(body)}`, () => ({ headers: [...chunked, typeOf(contentType)], body }), {
        // The response to GET does not depend on a body, and may be sent before it arrives.
        outcome: method === 'GET' ? 'answered' : outcome,
      }),
    ),
  );
  const sized = (body: string, type = contentType) => ({
    headers: [typeOf(type), `Content-Length: ${body.length}`],
    body,
  });
  if (method === 'GET')
    return [
      ...chunks,
      build('a body that GET does not have', () => sized('quack', 'text/plain'), { outcome: 'answered' }),
    ];
  const own = contentType === 'application/json' ? JSON_BODIES : FORMS;
  return [
    ...chunks,
    ...own.map((body) => build(`the body ${short(body)}`, () => sized(body), {})),
    ...CONTENT_TYPES.map((type) =>
      build(`the content type "${type}"`, (_parts, { body = '' }) => sized(body, type), {}),
    ),
    ...CONTENT_ENCODINGS.map((encoding) =>
      build(
        `the content encoding ${encoding}`,
        (_parts, { body = '' }) => ({ headers: [...sized(body).headers, `Content-Encoding: ${encoding}`] }),
        {},
      ),
    ),
  ];
}

/** Requests that end too early, or go on too long. */
function endingsOf(target: RawTarget): RawCase[] {
  const valid = textOf(partsOf(target));
  const name = `${target.method} ${target.path}`;
  const cuts = [3, 10, valid.indexOf('\r\n') + 1, valid.indexOf('\r\n\r\n') + 1, valid.length - 1];
  const unfinished = cuts.flatMap((length) =>
    (['end', 'reset'] as const).map(
      (leaves): RawCase => ({
        name: `${name}: ${leaves} after ${length} bytes`,
        bytes: valid.slice(0, length),
        outcome: 'closed',
        maxResponses: 1,
        leaves,
      }),
    ),
  );
  return [
    ...unfinished,
    { name: `${name}: garbage after it`, bytes: `${valid}quack\r\n\r\n`, outcome: 'answered', maxResponses: 2 },
    { name: `${name}: garbage before it`, bytes: `quack\r\n\r\n${valid}`, outcome: 'refused', maxResponses: 1 },
    {
      name: `${name}: twenty at once, the last one unfinished`,
      bytes: `${valid.repeat(19)}${valid.slice(0, 12)}`,
      outcome: 'answered',
      maxResponses: 20,
    },
  ];
}

function partsOf({ method, path, contentType, body = '' }: RawTarget): Parts {
  const headers = method === 'GET' ? [] : [typeOf(contentType), `Content-Length: ${body.length}`];
  return { line: `${method} ${path} HTTP/1.1`, host: HOST, headers, body };
}

function textOf({ line, host, headers, body }: Parts): string {
  const lines = [line, host, ...headers].filter((text, n) => n === 0 || text !== '');
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function isAboutBody(headers: readonly string[]): boolean {
  return headers.some((line) => /^(content-length|transfer-encoding)/i.test(line));
}

function typeOf(contentType: string | undefined): string {
  return contentType === undefined ? '' : `Content-Type: ${contentType}`;
}

function short(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text).slice(1, -1);
}
