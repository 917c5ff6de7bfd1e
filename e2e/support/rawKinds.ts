/** Something to request. Every kind of malformed request is sent to each. */
export interface RawTarget {
  method: 'GET' | 'POST';
  path: string;
  contentType?: string;
  /** Valid body, or a body that only the rules of the endpoint reject. */
  body?: string;
}
/**
 * What a server must do with a malformed request.
 *
 * - `refused`: a response of 4xx with an error, or 501 or 505 for what HTTP allows and the server doesn't support
 * - `answered`: any response except a server error, because HTTP allows the server to tolerate the fault
 * - `closed`: a refusal, or no response at all, because the client closes the connection first
 */
export type RawOutcome = 'refused' | 'answered' | 'closed';

const BOUNDARY = 'mallard-boundary';
const JPEG = 'Content-Disposition: form-data; name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg';

/** A page, a file, and endpoints that read JSON, files, a session or a signature. */
export const TARGETS: readonly RawTarget[] = [
  { method: 'GET', path: '/home' },
  { method: 'GET', path: '/assets/none.js' },
  { method: 'GET', path: '/health' },
  { method: 'GET', path: '/api/products' },
  { method: 'GET', path: '/api/user/info' },
  { method: 'POST', path: '/api/user/login', contentType: 'application/json', body: '{"username":"a"}' },
  { method: 'POST', path: '/api/payments/callback', contentType: 'application/json', body: '{}' },
  {
    method: 'POST',
    path: '/api/upload/images',
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    body: `--${BOUNDARY}\r\n${JPEG}\r\n\r\nquack\r\n--${BOUNDARY}--\r\n`,
  },
];

export const HOST = 'Host: localhost';
const repeat = (count: number, line: (n: number) => string) => Array.from({ length: count }, (_, n) => line(n));
const utf8 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

/** Request lines. `M` is the method and `P` the path of the target. */
export const LINES: Record<string, [RawOutcome, ...string[]]> = {
  'without a version': ['refused', 'M P', 'M P ', 'M'],
  'with an invalid version': [
    'refused',
    'M P HTTP/1.10',
    'M P HTTP/1',
    'M P HTTP/-1.1',
    'M P HTTPS/1.1',
    'M P http/1.1',
    'M P HTTP/1.1 more',
    'M P HTTP 1.1',
    'M P HTTP/1,1',
  ],
  'with an unknown version': [
    'refused',
    'M P HTTP/0.9',
    'M P HTTP/1.2',
    'M P HTTP/2.0',
    'M P HTTP/3.0',
    'M P HTTP/9.9',
  ],
  'with wrong spaces': ['refused', 'M\tP HTTP/1.1', 'M P\tHTTP/1.1', ' M P HTTP/1.1', 'M P HTTP/1.1\t'],
  'with an invalid method': [
    'refused',
    'QUACK P HTTP/1.1',
    'm\0 P HTTP/1.1',
    `${'M'.repeat(9000)} P HTTP/1.1`,
    '(M) P HTTP/1.1',
  ],
  'in lower case': ['refused', 'get P HTTP/1.1', 'post P HTTP/1.1'],
  'with a method of proxies or for debugging': [
    'refused',
    'TRACE P HTTP/1.1',
    'CONNECT P HTTP/1.1',
    'PURGE P HTTP/1.1',
  ],
  'with a target that is no path': ['refused', 'M P# HTTP/1.1', 'M quack HTTP/1.1', 'M ?a HTTP/1.1', 'M :80 HTTP/1.1'],
  'with control characters': [
    'refused',
    'M P\0 HTTP/1.1',
    'M P\x01 HTTP/1.1',
    'M P\x7f HTTP/1.1',
    'M P\x1b[2J HTTP/1.1',
  ],
  'with bytes above 127': ['answered', `M P${utf8('/鸭')} HTTP/1.1`, 'M P\xff HTTP/1.1', 'M P\xc0\xae HTTP/1.1'],
  'with an ambiguous path': [
    'refused',
    'M //P HTTP/1.1',
    'M P%2f.. HTTP/1.1',
    'M P%5c HTTP/1.1',
    'M P\\.. HTTP/1.1',
    'M P%00 HTTP/1.1',
  ],
  'with invalid percent signs': [
    'refused',
    'M P% HTTP/1.1',
    'M P%zz HTTP/1.1',
    'M P%c0%ae HTTP/1.1',
    'M P%ed%a0%80 HTTP/1.1',
    'M P%ff HTTP/1.1',
  ],
  'with dots': ['answered', 'M P/../../../etc/passwd HTTP/1.1', 'M P/%2e%2e/%2e%2e/ HTTP/1.1', 'M P/./././ HTTP/1.1'],
  'with an invalid query': [
    'answered',
    'M P?% HTTP/1.1',
    'M P?a=%00 HTTP/1.1',
    'M P?a=%ff HTTP/1.1',
    'M P?a&a&a=&&= HTTP/1.1',
    'M P?__proto__[x]=1 HTTP/1.1',
  ],
  'that is too long': [
    'refused',
    `M P/${'a'.repeat(9000)} HTTP/1.1`,
    `M P?a=${'%61'.repeat(3000)} HTTP/1.1`,
    `M P/${'a/'.repeat(10_000)} HTTP/1.1`,
  ],
};

/** Header lines that are added to a valid request. */
export const HEADERS: Record<string, [RawOutcome, ...string[][]]> = {
  'no colon': ['refused', ['quack'], ['quack quack'], ['=']],
  'an invalid name': [
    'refused',
    [': a'],
    ['A B: c'],
    ['A : b'],
    ['A(: b'],
    ['A\0: b'],
    [`${utf8('鸭')}: b`],
    ['A\t: b'],
  ],
  'invalid characters in a value': ['refused', ['A: b\0c'], ['A: b\x01c'], ['A: b\x7fc']],
  'a bare line break': ['refused', ['A: b\rC: d'], ['A: b\r\rC: d'], ['A: b\n\nGET /health HTTP/1.1']],
  'bytes above 127': [
    'answered',
    ['A: \xff\xfe'],
    [`Authorization: Bearer ${utf8('鸭')}`],
    ['Idempotency-Key: \xff'],
    ['Cookie: a=\xff; =; ;'],
  ],
  'an obsolete fold': ['refused', ['A: b', ' c'], ['A: b', '\tContent-Length: 5']],
  'too much': [
    'refused',
    [`A: ${'b'.repeat(20_000)}`],
    repeat(20, (n) => `A${n}: ${'b'.repeat(1000)}`),
    repeat(3000, (n) => `A${n}: b`),
  ],
  'a second or other host': ['refused', [HOST], ['Host: elsewhere'], ['host: ']],
  'an unknown expectation': ['refused', ['Expect: a duck'], ['Expect: 200-ok']],
  'a body length that is no number': [
    'refused',
    ['Content-Length: -1'],
    ['Content-Length: +5'],
    ['Content-Length: 0x5'],
    ['Content-Length: 5.0'],
    ['Content-Length: five'],
    ['Content-Length: 5 5'],
    ['Content-Length: 5, 6'],
    ['Content-Length: 18446744073709551617'],
    ['Content-Length: 5', 'Content-Length: 6'],
  ],
  'a length and chunks': [
    'refused',
    ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked', 'Content-Length: 5'],
  ],
  'an unknown transfer encoding': [
    'refused',
    ['Transfer-Encoding: gzip'],
    ['Transfer-Encoding: identity'],
    ['Transfer-Encoding: chunked, gzip'],
    ['Transfer-Encoding: xchunked'],
    ['Transfer-Encoding: chunked\x0b'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  ],
  'an upgrade': [
    'answered',
    ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: quack'],
    ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'],
    ['Upgrade: TLS/1.0'],
  ],
  'invalid conditions': [
    'answered',
    ['Range: bytes=9-1'],
    [`Range: bytes=${repeat(500, (n) => `${n}-${n}`).join(',')}`],
    ['If-None-Match: quack"'],
    ['If-Modified-Since: yesterday'],
    ['If-Range: \\', 'Range: bytes=-0'],
  ],
  'invalid preferences': [
    'answered',
    ['Accept-Encoding: ;q=2, *;q=-1, br;q=NaN'],
    [`Accept-Language: ${'zh;q=0.1,'.repeat(500)}`],
    ['Accept: */*/*;;;'],
    ['Accept-Charset: utf-7'],
  ],
  'invalid addresses': [
    'answered',
    ['X-Forwarded-For: quack, ,,1.2.3.4:5:6'],
    ['Forwarded: for="[::"', 'X-Forwarded-Proto: javascript'],
    ['X-Forwarded-Host: a b'],
    ['Origin: http://'],
    ['Referer: \\\\\\'],
  ],
  'invalid credentials': [
    'answered',
    ['Authorization: Bearer'],
    ['Authorization: Bearer a.b.c', 'Authorization: Bearer d.e.f'],
    [`Authorization: Bearer ${'a.'.repeat(2000)}`],
    ['Authorization: Basic ====='],
    [`Cookie: ${'a=b; '.repeat(1000)}`],
    ['Cookie: locale=%; locale=%zz; locale=%00'],
    ['X-Request-Id: "\\n{}'],
  ],
};

export const HOSTS = [
  '',
  ' ',
  'a b',
  'a.1',
  '256.1.1.1',
  '1.2.3.4.5',
  '[::1',
  '[gg::]',
  'user@localhost',
  'localhost/path',
  'localhost?a',
  'localhost#a',
  'localhost:99999',
  'localhost:-1',
  'localhost:http',
  'a\\b',
  'a\0b',
  'xn--a-\xff',
  `${'a'.repeat(300)}%`,
  '<script>',
];

/** Bodies in chunks. */
export const CHUNKS: Record<string, [RawOutcome, ...string[]]> = {
  'an invalid size': [
    'refused',
    'zz\r\na\r\n0\r\n\r\n',
    '-1\r\na\r\n0\r\n\r\n',
    '0x1\r\na\r\n0\r\n\r\n',
    ' 1\r\na\r\n0\r\n\r\n',
    '\r\n',
    '1 1\r\na\r\n0\r\n\r\n',
  ],
  'a size that is too large': ['refused', `${'f'.repeat(17)}\r\na`, `1${'0'.repeat(17)}\r\na`],
  'a wrong size': ['refused', '1\r\nabc\r\n0\r\n\r\n', '2\r\na\r\n0\r\n\r\n0\r\n\r\n', '1\r\na0\r\n\r\n'],
  'bare line breaks': ['refused', '1\na\n0\n\n', '1\r\na\n0\r\n\r\n', '1\ra\r\n0\r\n\r\n'],
  'invalid extensions': [
    'refused',
    '1;\0\r\na\r\n0\r\n\r\n',
    `1;${'a'.repeat(20_000)}\r\na\r\n0\r\n\r\n`,
    '1;a="\r\na\r\n0\r\n\r\n',
  ],
  'invalid trailers': [
    'refused',
    '1\r\na\r\n0\r\nno colon\r\n\r\n',
    '1\r\na\r\n0\r\nA\0: b\r\n\r\n',
    `1\r\na\r\n0\r\nA: ${'b'.repeat(20_000)}\r\n\r\n`,
  ],
  'trailers that change the request': [
    'answered',
    '1\r\na\r\n0\r\nHost: elsewhere\r\nContent-Length: 9\r\nTransfer-Encoding: x\r\n\r\n',
  ],
};

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
export const JSON_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"duck"',
  '{"a":1}}',
  '{"username":"\0"}',
  '{"username":"\\u0000\\ud800"}',
  '\xff\xfe{\0}\0',
  '{"username":"\xc3\x28"}',
  '{"__proto__":{"username":"a"},"constructor":{}}',
  '{"username":1e999}',
  deep(5000),
  `[${'0,'.repeat(20_000)}0]`,
  `{"username":"${'a'.repeat(70_000)}"}`,
];
export const FORMS = [
  '',
  'quack',
  `--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\n\r\n\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\nquack\r\n\r\na\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\n${JPEG}\r\n\r\nquack`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="\0"\r\n\r\na\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\na\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\n${JPEG.replace('a.jpg', '../../a\0.jpg')}\r\n\r\nGIF89a\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\n${`A: ${'b'.repeat(100)}\r\n`.repeat(500)}\r\na\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\n${JPEG}\r\n\r\na\r\n`.repeat(200),
];
export const CONTENT_TYPES = [
  '',
  'quack',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-7',
  'application/json/json',
  '\xff',
];
export const CONTENT_ENCODINGS = ['gzip', 'br', 'deflate', 'compress', 'quack', 'gzip, gzip'];

/** Bytes that are no HTTP/1.1 at all. */
export const STRANGERS: Record<string, string> = {
  'a preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a TLS handshake': '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03',
  'a line of SMTP': 'EHLO quack\r\n',
  'a line of Redis': '*1\r\n$4\r\nINFO\r\n',
  'a start-up message of PostgreSQL': '\0\0\0\x08\x04\xd2\x16\x2f',
  zeros: '\0'.repeat(300),
  'bytes above 127': '\xff'.repeat(300),
  'a line of 100,000 bytes': 'a'.repeat(100_000),
  'a response': 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n',
};
