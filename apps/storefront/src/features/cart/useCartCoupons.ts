import { MAX_PAGE_SIZE } from '@mallard/domain/contract';
import { claimCoupon, listCoupons } from '@mallard/domain/endpoints';
import { useCallback } from 'react';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useOnReturn } from '../../data/useOnReturn.ts';
import { useServices } from '../../services/services.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useSessionStatus } from '../../session/session.ts';
import type { CartCoupons } from './cartPrice.ts';

/** Users seldom have more coupons than the largest page. */
const claimedInput = { query: { scope: 'claimed' as const, pageSize: MAX_PAGE_SIZE } };
const centreInput = { query: { pageSize: MAX_PAGE_SIZE } };

/** Reads the coupons that the price of the cart depends on, in parallel to the cart, and again when the user returns. */
export function useCartCoupons(): CartCoupons & { retry: () => void } {
  const offers = useOffers();
  const { queryClient } = useServices();
  const isOffered = offers(listCoupons);
  const isSignedIn = useSessionStatus() === 'signedIn';
  const claimed = useEndpoint(listCoupons, claimedInput, { isEnabled: isOffered && isSignedIn });
  const centre = useEndpoint(listCoupons, centreInput, {
    isEnabled: isOffered && isSignedIn && offers(claimCoupon),
  });
  const read = useCallback(
    // A request that is in flight is not sent again.
    () => void queryClient.invalidateQueries({ queryKey: endpointKey(listCoupons) }, { cancelRefetch: false }),
    [queryClient],
  );
  useOnReturn(read);

  const { data } = claimed;
  const isWhole = data !== undefined && data.total <= data.items.length;
  const status = isWhole ? 'ready' : data !== undefined || claimed.isError ? 'error' : 'loading';
  return {
    status: isOffered ? status : 'absent',
    claimed: isWhole ? data.items : [],
    unclaimed: centre.data?.items.filter(({ status }) => status === 'claimable' || status === 'soldOut') ?? [],
    retry: read,
  };
}
