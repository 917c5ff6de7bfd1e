import { withBase } from '../../navigation/basePath.ts';

/**
 * Validates a payment URL. Only pages of the shop and of its payment providers are allowed.
 *
 * @param origin origin of the shop
 * @param paymentOrigins origins of its payment providers
 * @returns the absolute URL; `null` for any other origin or an invalid URL
 * @example safePayUrl('/pay/simulated/1', 'https://shop.example') // 'https://shop.example/pay/simulated/1'
 */
export function safePayUrl(payUrl: string, origin: string, paymentOrigins: readonly string[] = []): string | null {
  try {
    const url = new URL(withBase(payUrl), origin);
    return [origin, ...paymentOrigins].includes(url.origin) ? url.href : null;
  } catch {
    return null;
  }
}
