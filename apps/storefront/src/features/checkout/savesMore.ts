/** Returns whether a coupon saves more than another one, or more than none. */
export function savesMore(
  coupons: readonly { coupon: { id: string }; saving: number }[],
  id: string,
  otherId: string | null,
): boolean {
  const savingOf = (wanted: string | null) => coupons.find(({ coupon }) => coupon.id === wanted)?.saving ?? 0;
  return otherId === null || savingOf(id) > savingOf(otherId);
}
