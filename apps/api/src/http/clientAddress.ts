import ipaddr from 'ipaddr.js';
import { getRemoteAddress } from './requestMetadata.ts';

/**
 * Returns the normalized IP address of the client. Only the last entries of `X-Forwarded-For` are used: those that trusted proxies
 * added. If the entry is not a valid address, returns the proxy's own address.
 *
 * @param trustedProxies number of proxies in front of this process
 * @returns `null` for requests from inside the process, which have no rate limit
 */
export function clientAddress(request: Request, trustedProxies: number): string | null {
  return forwardedAddress(getRemoteAddress(request), request.headers.get('x-forwarded-for'), trustedProxies);
}

/** Returns the normalized IP address of the client, from the address of the TCP peer and the header `X-Forwarded-For`. */
export function forwardedAddress(
  direct: string | null,
  forwardedFor: string | null,
  trustedProxies: number,
): string | null {
  if (direct === null || trustedProxies === 0) return normalizeAddress(direct);
  const hops = (forwardedFor ?? '').split(',');
  return normalizeAddress(hops.at(-trustedProxies) ?? null) ?? normalizeAddress(direct);
}

/**
 * Returns the unit that rate limits by address count: an IPv4 address, or the /64 network of an IPv6 address. One internet
 * subscriber usually controls a whole /64 network.
 *
 * @param address as `clientAddress` returns it
 */
export function addressGroup(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

/** Maximum characters to parse: longer than any address with brackets, zone and port. */
const MAX_LENGTH = 100;
const BRACKETED = /^\[([\da-f:.]+)(?:%[^\]]*)?\](?::\d+)?$/i;
const WITH_PORT = /^([\d.]+):\d+$/;
const PLAIN = /^([\da-f:.]+)(?:%.*)?$/i;

/** Removes port, brackets, zone and IPv4 prefix, as in `[2001:DB8::1]:443`, `192.0.2.1:80` or `::ffff:192.0.2.1%eth0`. */
function normalizeAddress(text: string | null): string | null {
  const trimmed = (text ?? '')
    .slice(0, MAX_LENGTH)
    .trim()
    .replace(/^"(.*)"$/, '$1');
  const [, address = ''] = BRACKETED.exec(trimmed) ?? WITH_PORT.exec(trimmed) ?? PLAIN.exec(trimmed) ?? [];
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null;
  return ipaddr.process(address).toString();
}
