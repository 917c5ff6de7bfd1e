import type { Endpoint } from '@mallard/domain/contract';
import { type Envelope, envelope, type FailureData, failureData, SUCCESS } from '@mallard/domain/contract';
import { type BusinessCode, isBusinessCode } from '@mallard/domain/errors';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { ContractViolation } from './contractViolation.ts';
import type { Difference } from './differenceOf.ts';
import type { WireAnswer } from './wireRequest.ts';

/** Maximum characters of a body in a message. */
const MAX_BODY_CHARACTERS = 300;

/** Formats a response on one short line for a message. */
export function describeAnswer({ status, contentType, text }: WireAnswer): string {
  const type = contentType.split(';')[0] || 'no content type';
  const line = text
    .slice(0, 2 * MAX_BODY_CHARACTERS)
    .replace(/\s+/g, ' ')
    .trim();
  return `${status} (${type}) ${line.length > MAX_BODY_CHARACTERS ? `${line.slice(0, MAX_BODY_CHARACTERS)}…` : line || 'and no body'}`;
}

/** Codes of statuses with few of them. A back end's own code may have any status. */
const codesOfStatus = new Map<number, readonly BusinessCode[]>([
  [401, ['UNAUTHORIZED', 'BAD_CREDENTIALS', 'SIGNATURE']],
  [403, ['FORBIDDEN']],
  [404, ['NOT_FOUND']],
  [405, ['METHOD_NOT_ALLOWED']],
  [422, ['IDEMPOTENCY_MISMATCH']],
]);

/** Validates the envelope of a response of any status. */
function validateEnvelope(answer: WireAnswer): Envelope<unknown> {
  if (!/^application\/json\b/i.test(answer.contentType)) throw lacks(answer, 'the content type application/json');
  const body = parseJson(answer.text);
  const frame = safeParse(envelope, body);
  if (frame.success) return frame.output;
  throw lacks(answer, 'an envelope { code, message, data }', getDotPath(frame.issues[0]) ?? undefined);
}

/** Creates the error of a whole response: `expected` follows "must answer with". */
function lacks(answer: WireAnswer, expected: string, at?: string): ContractViolation {
  const got = describeAnswer(answer);
  const message = `${answer.call} must answer with ${expected}, but answered ${got}`;
  return new ContractViolation(message, { asked: answer.call, expected, got, ...(at ? { at } : {}) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Validates a success: status 200, code 200, data by the endpoint's schema.
 *
 * @returns the data as received, including unknown fields
 */
export function validateSuccess(endpoint: Endpoint, answer: WireAnswer): unknown {
  const frame = validateEnvelope(answer);
  if (answer.status !== 200 || frame.code !== SUCCESS) {
    const got = describeAnswer(answer);
    const facts = { asked: answer.call, expected: `status 200 and code ${SUCCESS} in the envelope`, got };
    throw new ContractViolation(`${answer.call} must succeed, but answered ${got}`, facts);
  }
  const data = safeParse(endpoint.data as GenericSchema, frame.data);
  if (data.success) return frame.data;
  const [issue] = data.issues;
  const at = ['data', getDotPath(issue)].filter(Boolean).join('.');
  throw new ContractViolation(`${answer.call} answered data that break the schema at ${at}: ${issue.message}`, {
    asked: answer.call,
    at,
    got: issue.received,
    expected: issue.expected ?? issue.message,
  });
}

/**
 * Validates a refusal: one of these statuses, the same code in the envelope, and a reason in its data that matches the
 * status.
 */
export function validateRefusal(answer: WireAnswer, ...statuses: readonly number[]): FailureData & { message: string } {
  const frame = validateEnvelope(answer);
  const { call: asked, status } = answer;
  const got = describeAnswer(answer);
  if (!statuses.includes(status)) {
    const expected = `a refusal with ${statuses.join(' or ')}`;
    throw new ContractViolation(`${asked} must be refused with ${statuses.join(' or ')}, but answered ${got}`, {
      asked,
      expected,
      got,
    });
  }
  if (frame.code !== status)
    throw new ContractViolation(`${asked} answered ${status} with code ${frame.code} in its envelope`, {
      asked,
      expected: `the status ${status} in the envelope too`,
      got: String(frame.code),
      at: 'code',
    });
  const data = safeParse(failureData, frame.data);
  if (!data.success)
    throw new ContractViolation(`${asked} refused without a reason in data.error: ${got}`, {
      asked,
      expected: 'a reason',
      got,
      at: 'data.error',
    });
  const { error } = data.output;
  const fitting = codesOfStatus.get(status);
  if (fitting && isBusinessCode(error) && !fitting.includes(error))
    throw new ContractViolation(`${asked} refused with ${status}, which ${error} does not go with`, {
      asked,
      expected: fitting.join(' or '),
      got: error,
      at: 'data.error',
    });
  return { ...data.output, message: frame.message };
}

/** Validates a refusal with this reason. */
export function validateReason(answer: WireAnswer, status: number, reason: BusinessCode): void {
  const { error } = validateRefusal(answer, status);
  if (error !== reason)
    throw new ContractViolation(`${answer.call} must be refused with ${reason}, but was with ${error}`, {
      asked: answer.call,
      expected: reason,
      got: error,
      at: 'data.error',
    });
}

/** Creates the error of a response that differs from an equal one. */
export function unlike(asked: string, { at, first, second }: Difference): ContractViolation {
  const message = `${asked} must answer alike, but said ${first} and ${second} at ${at}`;
  return new ContractViolation(message, { asked, expected: first, got: second, at });
}

/** Returns a response without its request id. */
export function withoutRequestId(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) => (key === 'requestId' ? undefined : value));
}
