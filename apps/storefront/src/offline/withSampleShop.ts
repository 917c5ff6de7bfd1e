import type { Backend } from '@mallard/domain/client';
import { isCachedCall } from '../../worker/places.ts';
import { loadOnce } from '../hydration/index.ts';

interface SampleParts {
  /** Loads the sample shop. */
  open: () => Promise<Backend>;
  /** Whether the shop can be reached, as far as known. */
  isOnline: () => boolean;
}

/**
 * Answers what everybody reads alike, products and categories, from the sample shop where the network gives nothing and nothing
 * was kept: whoever has no network can still look round. Anything else fails as it does.
 */
export function withSampleShop(backend: Backend, { open, isOnline }: SampleParts): Backend {
  const openOnce = loadOnce(open);

  async function answerFromSample(request: Request, lost: unknown): Promise<Response> {
    const shop = await openOnce().catch(() => {
      // Its code was not kept either.
      throw lost;
    });
    // Who is signed in at the server is unknown there.
    const asked = new Request(request);
    asked.headers.delete('Authorization');
    return shop(asked);
  }

  return async (request) => {
    try {
      return await backend(request);
    } catch (lost) {
      const isReadable = isCachedCall(new URL(request.url).pathname, request.method);
      if (!isReadable || isOnline() || request.signal.aborted) throw lost;
      return answerFromSample(request, lost);
    }
  };
}
