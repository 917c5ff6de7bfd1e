/**
 * Where the page may go to pay: only a page of this origin, which fronts the provider.
 *
 * @param origin the shop's own
 * @returns the full address; `null` for anything else
 * @example safePayUrl('/pay/simulated/1', 'https://shop.example') // 'https://shop.example/pay/simulated/1'
 */
export function safePayUrl(payUrl: string, origin: string): string | null {
  try {
    const url = new URL(payUrl, origin);
    return url.origin === origin ? url.href : null;
  } catch {
    return null;
  }
}
