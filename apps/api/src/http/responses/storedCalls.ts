import type { IncomingMessage } from 'node:http';
import { localeOf } from '@mallard/domain/messages';
import { forwardedAddress } from '../clientAddress.ts';
import type { Deps } from '../deps.ts';
import type { CountAddress } from '../limits/limitAddresses.ts';
import { ACCEPTABLE_ID, logRequest } from '../observe.ts';
import { memoizeText } from './memoizeText.ts';
import { sharedKey } from './respondShared.ts';
import type { StoredSource } from './sendStored.ts';

/** Returns the stored responses of the API's public endpoints. They count against the limit of the address, as other calls. */
export function storedCalls(deps: Deps, countAddress: CountAddress): StoredSource {
  const localeFor = memoizeText(localeOf);
  const addressOf = ({ socket, headers }: IncomingMessage) =>
    forwardedAddress(
      socket.remoteAddress ?? null,
      headers['x-forwarded-for']?.toString() ?? null,
      deps.config.trustedProxies,
    );
  return {
    acceptableId: ACCEPTABLE_ID,
    find: ({ url = '', headers }) => deps.responses.find(sharedKey(url, localeFor(headers['accept-language']))),
    count: (incoming) => {
      try {
        countAddress(addressOf(incoming));
        return true;
      } catch {
        // The app counts it again, and refuses it.
        return false;
      }
    },
    log: (incoming, { requestId, route, status, milliseconds }) => {
      const address = addressOf(incoming);
      logRequest(deps, { requestId, route, method: 'GET', status, milliseconds, address });
    },
  };
}
