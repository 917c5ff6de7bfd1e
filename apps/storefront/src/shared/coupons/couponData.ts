import type { Coupon, Product } from '@mallard/domain/contract';
import { claimCoupon, listCoupons } from '@mallard/domain/endpoints';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useSingle } from '../../react/useSingle.ts';
import { useServices } from '../../services/services.ts';
import { whenSessionKnown } from '../../session/session.ts';

/** Input of the coupon request of the claim center. Server and browser must use the same one to share the cache entry. */
export const claimCenterInput = { query: { pageSize: 20 } };

/** Returns the coupons that apply to a product and can be claimed or used now, in the given order. */
export function couponsFor(coupons: readonly Coupon[], product: Pick<Product, 'categories'>): Coupon[] {
  const categories = new Set(product.categories.map(({ id }) => id));
  return coupons
    .filter(isOpenCoupon)
    .filter(({ categoryUuids }) => categoryUuids.length === 0 || categoryUuids.some((id) => categories.has(id)));
}

/** Whether a coupon can be claimed or used now. */
export function isOpenCoupon({ status }: Coupon): boolean {
  return status === 'claimable' || status === 'claimed';
}

interface ClaimOptions {
  /** Path to return to after a login. */
  returnPath: string;
  /** Called with the id of a claimed coupon. @default shows a toast */
  onClaimed?: (id: string) => void;
}

/** Claims coupons. Repeated presses claim a coupon once. Signed-out visitors are sent to the login first. */
export function useClaimCoupon({ returnPath, onClaimed }: ClaimOptions) {
  const { t } = useTranslation('shell');
  const { actors, client, queryClient, navigation } = useServices();
  const toasts = useToasts();
  const showError = useErrorToast();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (id: string) => client.call(claimCoupon, { params: { id } }),
    onSuccess: ({ id }) => {
      if (onClaimed) onClaimed(id);
      else toasts.show({ message: t('coupons.claimed'), key: 'coupon' });
    },
    onError: (error) => showError(error, 'coupon'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(listCoupons) }),
  });

  const claim = useSingle(async (id: string) => {
    if ((await whenSessionKnown(actors)) === 'signedIn') {
      await mutateAsync(id).catch(() => undefined);
      return;
    }
    toasts.show({ message: t('coupons.needsLogin'), tone: 'info', screen: 'next' });
    void navigation.go(paths.login(returnPath));
  }, String);

  return {
    claim: (id: string) => void claim(id),
    /** Id of the coupon that is being claimed. */
    pendingId: isPending ? variables : undefined,
  };
}
