import { remoteAddress } from './remoteAddress.ts';

/**
 * The address of who calls. Of `X-Forwarded-For` only what trusted proxies wrote counts: the last entries.
 *
 * @param trustedProxies how many proxies stand before this process
 * @returns `null` for calls from inside the process, which are not limited
 */
export function clientAddress(request: Request, trustedProxies: number): string | null {
  const direct = remoteAddress(request);
  if (direct === null || trustedProxies === 0) return direct;
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies)?.slice(0, 64) || direct;
}

/** Whether the address is of this machine, where all callers look the same. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
