import type { Coupon, Product } from '@mallard/domain/contract';
import { claimCoupon, listCoupons } from '@mallard/domain/endpoints';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { paths } from '../routes.ts';
import { useServices } from '../shell/services.ts';
import { whenKnown } from '../shell/session.ts';
import { useTranslation } from '../shell/useTranslation.ts';
import { endpointKey } from './endpointQuery.ts';
import { useErrorToast } from './useErrorToast.ts';

/** The request for the coupons of the claim centre. Server and browser must send the same one. */
export const claimCentreInput = { query: { pageSize: 20 } };

/** Returns the coupons that count for a product and can be claimed or used now, in their order. */
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

/**
 * Claims coupons. Visitors are sent to the login first. Its messages are in the namespace `coupons`.
 *
 * @param returnPath path to return to after the login
 */
export function useClaimCoupon(returnPath: string) {
  const { t } = useTranslation('coupons');
  const { actors, client, queryClient, navigation } = useServices();
  const toasts = useToasts();
  const showError = useErrorToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => client.call(claimCoupon, { params: { id } }),
    onSuccess: () => toasts.show({ message: t('claimed'), key: 'coupon' }),
    onError: (error) => showError(error, 'coupon'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(listCoupons) }),
  });

  async function claim(id: string) {
    if ((await whenKnown(actors)) === 'signedIn') {
      mutate(id);
      return;
    }
    toasts.show({ message: t('needsLogin'), tone: 'info', screen: 'next' });
    void navigation.go(paths.login(returnPath));
  }

  return {
    claim: (id: string) => void claim(id),
    /** Id of the coupon that is being claimed. */
    pendingId: isPending ? variables : undefined,
  };
}
