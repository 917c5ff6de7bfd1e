import { lazy, useEffect, useState } from 'react';

// Dialogs and the address form weigh as much as the rest of the screen, which does without them until a press.
const loadAddressDialog = () => import('./AddressDialog.tsx');
const loadCouponPicker = () => import('@mallard/ui/CouponPicker');

export const AddressDialog = lazy(async () => ({ default: (await loadAddressDialog()).AddressDialog }));
export const CouponPicker = lazy(async () => ({ default: (await loadCouponPicker()).CouponPicker }));
export const ConflictDialog = lazy(async () => ({
  default: (await import('@mallard/ui/ConflictDialog')).ConflictDialog,
}));

/** Fetches what a press will need once the screen is there, so that it opens at once, also where the network has gone. */
export function useLateParts(): void {
  useEffect(() => void Promise.allSettled([loadAddressDialog(), loadCouponPicker()]), []);
}

/** Whether something is, or has been: what has been opened stays, for the way it closes. */
export function useEver(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was || isNow;
}
