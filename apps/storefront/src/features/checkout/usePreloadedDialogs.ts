import { useEffect } from 'react';

// Lazy, because the dialogs and the address form are as large as the rest of the screen.
export const loadAddressDialog = async () => (await import('./AddressDialog.tsx')).AddressDialog;
export const loadCouponPicker = async () => (await import('@mallard/ui/CouponPicker')).CouponPicker;
export const loadConflictDialog = async () => (await import('@mallard/ui/ConflictDialog')).ConflictDialog;

/** Preloads dialogs after the screen is rendered, so that they open immediately, even offline. */
export function usePreloadedDialogs(): void {
  useEffect(() => void Promise.allSettled([loadAddressDialog(), loadCouponPicker()]), []);
}
