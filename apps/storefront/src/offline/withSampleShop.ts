import type { Backend } from '@mallard/domain/client';
import { isCachedCall } from '../../worker/cachePolicy.ts';
import { loadOnce } from '../hydration/index.ts';
import { withoutBase } from '../navigation/basePath.ts';

interface SampleShopOptions {
  /** Loads the sample shop. */
  open: () => Promise<Backend>;
  /** Whether the server can be reached, as of the last check. */
  isOnline: () => boolean;
}

/**
 * Returns public data, such as products and categories, from the sample shop if a request fails offline. All other requests fail with
 * their network error.
 *
 * @example const backend = withSampleShop(networkBackend(), { open: openSampleShop, isOnline });
 */
export function withSampleShop(backend: Backend, { open, isOnline }: SampleShopOptions): Backend {
  const openOnce = loadOnce(open);

  async function answerFromSample(request: Request, networkError: unknown): Promise<Response> {
    const shop = await openOnce().catch(() => {
      // The code of the sample shop is not cached.
      throw networkError;
    });
    const url = new URL(request.url);
    url.pathname = pathOf(request);
    // The sample shop doesn't know sessions of the server.
    const anonymousRequest = new Request(url, request);
    anonymousRequest.headers.delete('Authorization');
    return shop(anonymousRequest);
  }

  return async (request) => {
    try {
      return await backend(request);
    } catch (networkError) {
      const isReadable = isCachedCall(pathOf(request), request.method);
      if (!isReadable || isOnline() || request.signal.aborted) throw networkError;
      return answerFromSample(request, networkError);
    }
  };
}

/** Returns the path of a request as the contract has it. */
function pathOf({ url }: Request): string {
  const { pathname } = new URL(url);
  return withoutBase(pathname) ?? pathname;
}
