import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import type { Endpoint } from '../contract/endpoint.ts';
import { type Envelope, envelope, type FailureData, failureData, SUCCESS } from '../contract/envelope.ts';
import { ContractViolation } from './contractCase.ts';
import type { WireAnswer } from './wire.ts';

/** The answer in words, short enough for a message. */
export function describeAnswer({ status, contentType, text }: WireAnswer): string {
  const type = contentType.split(';')[0] || 'no content type';
  return `${status} (${type}) ${text.length > 300 ? `${text.slice(0, 300)}…` : text || 'and no body'}`;
}

/** The envelope of an answer, of whatever status. */
function judgeEnvelope(answer: WireAnswer): Envelope<unknown> {
  const lacks = (what: string) =>
    new ContractViolation(`${answer.call} must answer with ${what}, but answered ${describeAnswer(answer)}`);
  if (!/^application\/json\b/i.test(answer.contentType)) throw lacks('the content type application/json');
  const frame = safeParse(envelope, parseJson(answer.text));
  if (!frame.success) throw lacks('an envelope { code, message, data }');
  return frame.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A success: status 200, code 200, data as the endpoint's schema wants it.
 *
 * @returns the data as it arrived, before the schema drops what it does not know
 */
export function judgeSuccess(endpoint: Endpoint, answer: WireAnswer): unknown {
  const frame = judgeEnvelope(answer);
  if (answer.status !== 200 || frame.code !== SUCCESS)
    throw new ContractViolation(`${answer.call} must succeed, but answered ${describeAnswer(answer)}`);
  const data = safeParse(endpoint.data as GenericSchema, frame.data);
  if (!data.success) {
    const [issue] = data.issues;
    const place = ['data', getDotPath(issue)].filter(Boolean).join('.');
    throw new ContractViolation(`${answer.call} answered data that break the schema at ${place}: ${issue.message}`);
  }
  return frame.data;
}

/** A refusal: one of these statuses, the same code in the envelope, and a reason in its data. */
export function judgeRefusal(answer: WireAnswer, ...statuses: readonly number[]): FailureData & { message: string } {
  const frame = judgeEnvelope(answer);
  if (!statuses.includes(answer.status))
    throw new ContractViolation(
      `${answer.call} must be refused with ${statuses.join(' or ')}, but answered ${describeAnswer(answer)}`,
    );
  if (frame.code !== answer.status)
    throw new ContractViolation(`${answer.call} answered ${answer.status} with code ${frame.code} in its envelope`);
  const data = safeParse(failureData, frame.data);
  if (!data.success)
    throw new ContractViolation(`${answer.call} refused without a reason in data.error: ${describeAnswer(answer)}`);
  return { ...data.output, message: frame.message };
}

/** A value as text, the same for the same value whatever the order of its keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
