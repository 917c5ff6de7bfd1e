import { type BaseIssue, type GenericSchema, getDotPath, object, optional, safeParse, string, unknown } from 'valibot';
import type { Endpoint } from '../contract/endpoint.ts';
import { envelope, failureData, SUCCESS } from '../contract/envelope.ts';
import { ApiFailure, errorFromResponse, malformedError } from '../errors/index.ts';
import type { Answer } from './exchange.ts';
import { parseRetryAfter } from './parseRetryAfter.ts';
import { isSignIn } from './signInCalls.ts';

/** Optional fields of a refusal; servers may leave them out. */
const refusalFrame = object({ message: optional(string()), data: optional(unknown()) });

/**
 * Validates a response in this order: redirect, status, content type, JSON, envelope, the endpoint's schema. Ignores
 * fields unknown to the contract.
 *
 * @param now milliseconds since 1970, for a date in `Retry-After` if the response has no `Date`
 * @returns the envelope's data, parsed by the endpoint's schema
 * @throws {ApiFailure} by the response's status, or `Malformed` for an invalid response
 */
export function readResponse(endpoint: Endpoint, answer: Answer, now: number): unknown {
  const requestId = answer.headers.get('X-Request-Id') ?? answer.requestId;
  const malformed = (path: string) =>
    new ApiFailure(malformedError(`${endpoint.method} ${endpoint.path}`, path, { requestId, status: answer.status }));
  // Following it would send the body to another URL. Browsers show only status 0 for a redirect.
  if (answer.status === 0 || (answer.status >= 300 && answer.status < 400)) throw malformed('');
  const body = parseJson(answer);
  if (!answer.ok) throw refused(endpoint, answer, answer.status, body, requestId, now);
  const frame = safeParse(envelope, body);
  if (!frame.success) throw malformed(pathOf(frame.issues));
  if (frame.output.code !== SUCCESS) throw refused(endpoint, answer, frame.output.code, body, requestId, now);
  const data = safeParse(endpoint.data as GenericSchema, frame.output.data);
  if (!data.success) throw malformed(['data', pathOf(data.issues)].filter(Boolean).join('.'));
  return data.output;
}

function pathOf(issues: readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]]): string {
  return getDotPath(issues[0]) ?? '';
}

/** Returns the parsed body, or `undefined` if it is too long, or not JSON. */
function parseJson({ headers, text }: Answer): unknown {
  if (text === null || !/[/+]json\b/i.test(headers.get('Content-Type') ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates the error of a refusal, with as much of the server's explanation as can be read; the status is enough. */
function refused(
  endpoint: Endpoint,
  answer: Answer,
  status: number,
  body: unknown,
  requestId: string,
  now: number,
): ApiFailure {
  const frame = safeParse(refusalFrame, body);
  const { message, data } = frame.success ? frame.output : {};
  const failure = safeParse(failureData, data);
  const parsedError = failure.success ? failure.output : undefined;
  return new ApiFailure(
    errorFromResponse({
      status,
      code: parsedError?.error,
      message,
      requestId: parsedError?.requestId ?? requestId,
      fields: parsedError?.fields,
      data,
      errorType: parsedError?.errorType ?? errorTypeOf(data) ?? errorTypeOf(body),
      retryAfter: parsedError?.retryAfter ?? parseRetryAfter(answer.headers.get('Retry-After'), madeAt(answer) ?? now),
      isForeign: body === undefined,
      isSignIn: isSignIn(endpoint.name),
    }),
  );
}

/** Returns the time of the response, by its own clock. */
function madeAt({ headers }: Answer): number | undefined {
  const moment = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(moment) ? undefined : moment;
}

/** Some servers put `errorType` beside the envelope's own fields instead of into its data. */
function errorTypeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('errorType' in value)) return undefined;
  return typeof value.errorType === 'string' ? value.errorType : undefined;
}
