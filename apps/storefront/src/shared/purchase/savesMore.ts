/** Whether a coupon saves more than another one. @param otherId `null` for no coupon */
export function savesMore(
  coupons: readonly { coupon: { id: string }; saving: number }[],
  id: string,
  otherId: string | null,
): boolean {
  const savingOf = (couponId: string) => coupons.find(({ coupon }) => coupon.id === couponId)?.saving ?? 0;
  return otherId === null || savingOf(id) > savingOf(otherId);
}
