import ipaddr from 'ipaddr.js';
import { remoteAddress } from './requestNotes.ts';

/**
 * The address of the caller, in one spelling. Of `X-Forwarded-For` only what trusted proxies wrote counts: the last entries. Where
 * such an entry is no address, it is the address of the proxy itself.
 *
 * @param trustedProxies how many proxies stand before this process
 * @returns `null` for calls from inside the process, which are not limited
 */
export function clientAddress(request: Request, trustedProxies: number): string | null {
  const direct = remoteAddress(request);
  if (direct === null || trustedProxies === 0) return normalizeAddress(direct);
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return normalizeAddress(hops.at(-trustedProxies) ?? null) ?? normalizeAddress(direct);
}

/**
 * What limits by address count: an IPv4 address, or the /64 network of an IPv6 address, because one subscriber has all of its
 * 2^64 addresses.
 *
 * @param address as `clientAddress` returns it
 */
export function addressGroup(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

/** Longer than any address with brackets, zone and port. */
const MAX_LENGTH = 100;
const BRACKETED = /^\[([\da-f:.]+)(?:%[^\]]*)?\](?::\d+)?$/i;
const WITH_PORT = /^([\d.]+):\d+$/;
const PLAIN = /^([\da-f:.]+)(?:%.*)?$/i;

/** `[2001:DB8::1]:443`, `192.0.2.1:80` or `::ffff:192.0.2.1%eth0` without port, brackets, zone and IPv4 prefix. */
function normalizeAddress(text: string | null): string | null {
  const trimmed = (text ?? '')
    .slice(0, MAX_LENGTH)
    .trim()
    .replace(/^"(.*)"$/, '$1');
  const [, address = ''] = BRACKETED.exec(trimmed) ?? WITH_PORT.exec(trimmed) ?? PLAIN.exec(trimmed) ?? [];
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null;
  return ipaddr.process(address).toString();
}
