import type { CallInput } from '@mallard/domain/client';
import { createRequestUrl, createUuid } from '@mallard/domain/client';
import type { Endpoint } from '@mallard/domain/contract';
import { assertOffered, type ContractTarget, DEFAULT_BASE_URL } from './contractTarget.ts';
import { ContractViolation } from './contractViolation.ts';

/** A response of a back end before validation. */
export interface WireAnswer {
  /** The request, for messages: `POST /api/cart/add`. */
  call: string;
  status: number;
  contentType: string;
  /** The request id in the response. */
  requestId: string | null;
  text: string;
}

/** A request as sent, without validation, because many cases need invalid ones. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

/**
 * Sends any request.
 *
 * @throws {ContractViolation} without a complete response: a back end must respond to everything
 */
export async function sendWire(target: ContractTarget, request: WireRequest): Promise<WireAnswer> {
  const { method, path, headers = {}, body } = request;
  const url = `${target.baseUrl ?? DEFAULT_BASE_URL}${path}`;
  const call = `${method} ${path}`;
  const wired = new Request(url, {
    method,
    headers: { 'Accept-Language': 'en-US', ...headers },
    ...(body === undefined ? {} : { body }),
  });
  try {
    const response = await target.backend(wired);
    const contentType = response.headers.get('Content-Type') ?? '';
    const requestId = response.headers.get('X-Request-Id');
    return { call, status: response.status, contentType, requestId, text: await response.text() };
  } catch (caught) {
    const got = reasonOf(caught);
    throw new ContractViolation(`${call} must be answered, but ${got}`, { asked: call, expected: 'an answer', got });
  }
}

/** Returns why there is no response; connection errors are in the causes. */
function reasonOf(caught: unknown): string {
  if (!(caught instanceof Error)) return String(caught);
  if (caught.name === 'TimeoutError') return 'none came in time';
  return caught.cause instanceof Error ? `${caught.message}: ${caught.cause.message}` : caught.message;
}

/** How to send an endpoint's call. */
export interface WireCall {
  token?: string | null;
  /** @default a new one */
  idempotencyKey?: string;
  /** Adds headers that depend on the bytes of the body, such as a signature. */
  sign?: ((body: string) => Promise<Record<string, string>>) | undefined;
}

/** Creates the request of an endpoint's call, without validation. */
async function toWire(endpoint: Endpoint, input: CallInput, call: WireCall = {}): Promise<WireRequest> {
  const body = encodeWireBody(endpoint, input.body);
  return {
    method: endpoint.method,
    path: createRequestUrl('', endpoint, input),
    headers: await wireHeaders(endpoint, call, body),
    ...(body === undefined ? {} : { body }),
  };
}

/** Returns the headers that a call of the endpoint needs. */
export async function wireHeaders(
  endpoint: Endpoint,
  { token, idempotencyKey, sign }: WireCall,
  body: string | FormData | undefined,
): Promise<Record<string, string>> {
  return {
    ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    ...(typeof token === 'string' ? { Authorization: `Bearer ${token}` } : {}),
    ...(endpoint.method === 'GET' ? {} : { 'Idempotency-Key': idempotencyKey ?? createUuid() }),
    ...(sign && typeof body === 'string' ? await sign(body) : {}),
  };
}

/** Encodes the body of an endpoint's call; `undefined` without one. */
export function encodeWireBody(endpoint: Endpoint, body: unknown): string | FormData | undefined {
  if (endpoint.body === null) return undefined;
  if (endpoint.encoding === 'json') return JSON.stringify(body ?? {});
  const form = new FormData();
  for (const [name, entries] of Object.entries((body ?? {}) as Record<string, Blob[]>))
    for (const entry of entries) form.append(name, entry);
  return form;
}

/**
 * Sends an endpoint's call.
 *
 * @throws {Skipped} if the target does not offer the endpoint
 */
export async function sendCall(
  target: ContractTarget,
  endpoint: Endpoint,
  input: CallInput,
  call: WireCall = {},
): Promise<WireAnswer> {
  assertOffered(target, endpoint);
  return sendWire(target, await toWire(endpoint, input, call));
}
