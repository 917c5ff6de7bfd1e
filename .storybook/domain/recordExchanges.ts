import type { Backend } from '@mallard/domain/client';

/** A request that was sent, and what came back. Times are milliseconds after the recording began. */
export interface Exchange {
  sentAt: number;
  /** The request as text: method and path, headers, body. Tokens are left out. */
  request: string;
  /** Missing until the response is there. */
  response?: {
    at: number;
    /** Missing if the request failed without a response. */
    status?: number;
    /** The body, or the error. */
    text: string;
  };
}

/**
 * Wraps a back end and records its requests and responses.
 *
 * @param onChange called with all exchanges whenever there is a new request or response
 */
export function recordExchanges(backend: Backend, onChange: (exchanges: readonly Exchange[]) => void): Backend {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  let exchanges: readonly Exchange[] = [];
  const update = (next: readonly Exchange[]) => {
    exchanges = next;
    onChange(exchanges);
  };
  return async (request) => {
    const index = exchanges.length;
    const respond = (response: Omit<NonNullable<Exchange['response']>, 'at'>) =>
      update(
        exchanges.map((each, at) => (at === index ? { ...each, response: { at: elapsed(), ...response } } : each)),
      );
    // Reserves the place before anything is awaited.
    update([...exchanges, { sentAt: elapsed(), request: '' }]);
    const text = await requestText(request.clone());
    update(exchanges.map((each, at) => (at === index ? { ...each, request: text } : each)));
    try {
      const response = await backend(request);
      // Not awaited: the client must be able to stop waiting for a slow body.
      response
        .clone()
        .text()
        .then(
          (body) => respond({ status: response.status, text: formatBody(body) }),
          (error) => respond({ status: response.status, text: String(error) }),
        );
      return response;
    } catch (error) {
      respond({ text: String(error) });
      throw error;
    }
  };
}

async function requestText(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const headers = [...request.headers].map(([name, value]) =>
    name === 'authorization' ? `${name}: Bearer …` : `${name}: ${value}`,
  );
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/');
  const body = isForm ? '…' : formatBody(await request.text());
  return [`${request.method} ${pathname}${search}`, ...headers, ...(body === '' ? [] : ['', body])].join('\n');
}

/** Indents JSON, and leaves out tokens. */
function formatBody(text: string): string {
  try {
    const value: unknown = JSON.parse(text, (key, each: unknown) => (/token$/i.test(key) ? '…' : each));
    return JSON.stringify(value, null, 2);
  } catch {
    return text;
  }
}
