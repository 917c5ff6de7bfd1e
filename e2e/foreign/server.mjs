import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { authenticate } from './accounts.mjs';
import { drawPicture } from './catalogue.mjs';
import { failureBody, notFound, Refusal, readBody } from './http.mjs';
import { approvePayment } from './orders.mjs';
import { routes } from './routes.mjs';

// A shop of another team, in plain Node, written from the OpenAPI document alone. Its ids are numbers. It offers a part of
// the contract: nothing about coupons, reviews, favorites, notifications, uploads or returns, no search suggestions.
// Run it with `node e2e/foreign/server.mjs`; it prints its URL.

/** Stored responses to idempotency keys. @type {Map<string, { hash: string, answer: { status: number, body: unknown } }>} */
const stored = new Map();

const server = createServer((request, response) => {
  const asked = String(request.headers['x-request-id'] ?? '');
  const requestId = /^[\w-]{8,60}(\.\d{1,2})?$/.test(asked) ? asked : randomUUID();
  response.setHeader('X-Request-Id', requestId);
  handle(request, response, requestId).catch((error) => {
    const isKnown = error instanceof Refusal;
    if (!isKnown) process.stderr.write(`${error.stack}\n`);
    send(response, failure(isKnown ? error : new Refusal(500, 'INTERNAL'), requestId), request.method);
  });
});

/** @param {Refusal} refusal @param {string} requestId */
const failure = (refusal, requestId) => ({ status: refusal.status, body: failureBody(refusal, requestId) });

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} requestId
 */
async function handle(request, response, requestId) {
  const { pathname, searchParams, search } = new URL(request.url ?? '/', 'http://localhost');
  const picture = drawPicture(pathname);
  if (picture !== null) return sendText(response, picture, 'image/svg+xml');
  if (pathname.startsWith('/bank/')) return serveBank(request, response, pathname);
  const { route, id, isPath } = findRoute(request.method ?? 'GET', pathname);
  if (!route) throw isPath ? new Refusal(405, 'METHOD_NOT_ALLOWED') : notFound();
  const isMember = route.access === 'member';
  const account = isMember
    ? authenticate(request.headers.authorization, { acceptsExpired: route.acceptsExpired ?? false })
    : null;
  const body =
    request.method === 'GET' || request.method === 'HEAD' ? { text: '', value: undefined } : await readBody(request);
  const run = () => ({
    status: 200,
    body: {
      code: 200,
      message: 'OK',
      data: route.run({
        id,
        query: queryOf(searchParams),
        body: body.value,
        accountId: account?.accountId ?? '',
        token: account?.token ?? '',
        site: `http://127.0.0.1:${request.socket.localPort}`,
      }),
    },
  });
  const key = route.isKeyed ? request.headers['idempotency-key'] : undefined;
  if (key === undefined) return send(response, run(), request.method);
  if (!/^[\w-]{8,128}$/.test(String(key)))
    throw new Refusal(400, 'VALIDATION', { fields: { 'Idempotency-Key': 'FORMAT' } });
  const hash = createHash('sha256').update(`${pathname}${search}\n${body.text}`).digest('hex');
  return send(
    response,
    runOnce(response, `${account?.accountId} ${route.name} ${key}`, hash, run, requestId),
    request.method,
  );
}

/**
 * Runs a call once per key, and repeats its response.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {string} key
 * @param {string} hash
 * @param {() => { status: number, body: unknown }} run
 * @param {string} requestId
 */
function runOnce(response, key, hash, run, requestId) {
  const known = stored.get(key);
  if (known && known.hash !== hash) throw new Refusal(422, 'IDEMPOTENCY_MISMATCH');
  if (known) {
    response.setHeader('Idempotency-Replayed', 'true');
    return known.answer;
  }
  let answer;
  try {
    answer = run();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    answer = failure(error, requestId);
  }
  stored.set(key, { hash, answer });
  return answer;
}

/** A repeated name becomes a list, which every check refuses. @param {URLSearchParams} search */
function queryOf(search) {
  /** @type {Record<string, unknown>} */
  const query = Object.create(null);
  for (const name of new Set(search.keys())) {
    const all = search.getAll(name);
    query[name] = all.length === 1 ? all[0] : all;
  }
  return query;
}

/** @param {string} method @param {string} pathname */
function findRoute(method, pathname) {
  const parts = pathname.split('/');
  const found = routes.flatMap((route) => {
    const pattern = route.path.split('/');
    const fits =
      pattern.length === parts.length && pattern.every((part, index) => part === '{id}' || part === parts[index]);
    return fits ? [{ route, id: decode(parts[pattern.indexOf('{id}')] ?? '') }] : [];
  });
  const match = found.find(({ route }) => route.method === method || (method === 'HEAD' && route.method === 'GET'));
  return { route: match?.route, id: match?.id ?? '', isPath: found.length > 0 };
}

/** @param {string} part */
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    throw notFound();
  }
}

/** The page of the bank, where shoppers approve a payment. @param {any} request @param {any} response @param {string} pathname */
async function serveBank(request, response, pathname) {
  const id = pathname.split('/')[2] ?? '';
  if (request.method === 'POST') {
    const orderId = approvePayment(id);
    if (orderId === null) throw notFound();
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const back = new URLSearchParams(Buffer.concat(chunks).toString()).get('back') ?? '';
    response.writeHead(
      back === '' ? 204 : 303,
      back === '' ? {} : { Location: `${back}/payment-result?orderUuid=${orderId}` },
    );
    return response.end();
  }
  const back = new URL(request.headers.referer ?? 'http://localhost').origin;
  return sendText(
    response,
    `<!doctype html><html lang="en"><title>First Bank of Portland</title><meta name="viewport" content="width=device-width"><h1>First Bank of Portland</h1><form method="post"><input type="hidden" name="back" value="${back}"><button>Approve</button></form></html>`,
    'text/html; charset=utf-8',
  );
}

/** @param {import('node:http').ServerResponse} response @param {string} text @param {string} type */
function sendText(response, text, type) {
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  response.end(text);
}

/** @param {import('node:http').ServerResponse} response @param {{ status: number, body: unknown }} answer @param {string} [method] */
function send(response, { status, body }, method) {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(method === 'HEAD' ? undefined : text);
}

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`Listening at http://127.0.0.1:${typeof address === 'object' ? address?.port : address}\n`);
});
