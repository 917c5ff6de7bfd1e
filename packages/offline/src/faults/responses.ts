import { delay, type Timers } from '@mallard/domain/client';
import type { Envelope, FailureData } from '@mallard/domain/contract';
import type { BusinessCode } from '@mallard/domain/errors';

/** Returns a response with another body; one without a body stays the same. */
export async function rewrite(answer: Response, change: (text: string) => string): Promise<Response> {
  if (answer.body === null) return answer;
  const { status, statusText } = answer;
  return new Response(change(await answer.text()), { status, statusText, headers: withoutLength(answer) });
}

export function halve(text: string): string {
  return text.slice(0, Math.floor(text.length / 2));
}

/** Adds an unexpected value to `data`. */
export function corruptData(text: string): string {
  return JSON.stringify({ ...parsed(text), data: { unexpected: [text.length] } });
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Delays the second half of a response's body. */
export async function slowDown(
  answer: Response,
  milliseconds: number,
  timers: Timers,
  signal: AbortSignal,
): Promise<Response> {
  if (answer.body === null) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const middle = Math.floor(bytes.length / 2);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      try {
        controller.enqueue(bytes.subarray(0, middle));
        await delay(milliseconds, timers, signal);
        controller.enqueue(bytes.subarray(middle));
        controller.close();
      } catch (reason) {
        controller.error(reason);
      }
    },
  });
  const { status, statusText } = answer;
  return new Response(body, { status, statusText, headers: withoutLength(answer) });
}

/** Removes the length, which is no longer correct. */
function withoutLength({ headers }: Response): Headers {
  const remainingHeaders = new Headers(headers);
  remainingHeaders.delete('Content-Length');
  return remainingHeaders;
}

/** Creates the response of a captive portal or a broken proxy. */
export function htmlPage(): Response {
  return new Response('<!doctype html><title>Welcome</title>', { headers: { 'Content-Type': 'text/html' } });
}

/** Creates a refusal of the contract. @param retryAfter seconds */
export function refusal(status: number, error: BusinessCode, retryAfter?: number): Response {
  const data: FailureData = {
    error,
    ...((error === 'DATABASE' || error === 'OVERLOADED') && { errorType: error }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
  const body: Envelope<FailureData> = { code: status, message: '', data };
  return Response.json(body, {
    status,
    ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }),
  });
}
