import { useEffect } from 'react';

// Dialogs and the address form weigh as much as the rest of the screen, which does without them until a press.
export const loadAddressDialog = async () => (await import('./AddressDialog.tsx')).AddressDialog;
export const loadCouponPicker = async () => (await import('@mallard/ui/CouponPicker')).CouponPicker;
export const loadConflictDialog = async () => (await import('@mallard/ui/ConflictDialog')).ConflictDialog;

/** Fetches what a press will need once the screen is there, so that it opens at once, also where the network has gone. */
export function usePreloadedDialogs(): void {
  useEffect(() => void Promise.allSettled([loadAddressDialog(), loadCouponPicker()]), []);
}
