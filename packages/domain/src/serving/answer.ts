import { type FailureData, type FieldError, SUCCESS } from '../contract/envelope.ts';
import type { BusinessCode } from '../errors/businessCodes.ts';
import type { Locale } from '../messages/locale.ts';
import { fieldMessage } from './messages/fieldMessage.ts';
import { serverMessages } from './messages/serverMessages.ts';
import type { Refusal } from './refuse.ts';

/** The result of a call, before it is converted to a response. */
export interface Answer {
  status: number;
  message: string;
  data: unknown;
  /** The reason of a refusal, for the log. */
  error?: BusinessCode;
  headers?: Record<string, string>;
}

/** Creates the result of a successful call. */
export function success(data: unknown, locale: Locale): Answer {
  return { status: SUCCESS, message: serverMessages[locale].success, data };
}

/** Creates the result of a refused call. */
export function failure(refusal: Refusal, locale: Locale, requestId: string): Answer {
  const { code, status, options } = refusal;
  const data: FailureData = { error: code, requestId };
  if (options.fields) data.fields = fieldErrors(options.fields, locale);
  if (options.details) data.details = options.details;
  if (code === 'DATABASE' || code === 'OVERLOADED') data.errorType = code;
  const answer: Answer = { status, message: serverMessages[locale].errors[code], data, error: code };
  if (options.retryAfter !== undefined) {
    data.retryAfter = options.retryAfter;
    answer.headers = { 'Retry-After': String(options.retryAfter) };
  }
  return answer;
}

/** Converts a result to a response with an envelope. */
export function toResponse(answer: Answer): Response {
  const body = JSON.stringify({ code: answer.status, message: answer.message, data: answer.data });
  return new Response(body, {
    status: answer.status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...answer.headers },
  });
}

function fieldErrors(fields: Record<string, FieldError | string>, locale: Locale): Record<string, FieldError> {
  const entries = Object.entries(fields).map(([path, error]) => [
    path,
    typeof error === 'string' ? { code: error, message: fieldMessage(error, locale) } : error,
  ]);
  return Object.fromEntries(entries);
}
