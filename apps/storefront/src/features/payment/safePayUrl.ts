/**
 * Validates a payment URL. Only pages of the shop's origin are allowed, which fronts the payment provider.
 *
 * @param origin origin of the shop
 * @returns the absolute URL; `null` for any other origin or an invalid URL
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
