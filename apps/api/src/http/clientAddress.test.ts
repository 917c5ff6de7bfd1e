import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressGroup, clientAddress } from './clientAddress.ts';
import { setRemoteAddress } from './requestMetadata.ts';

const PROXY = '198.51.100.7';

function addressOf(forwardedFor: string | undefined, trustedProxies: number, direct: string | undefined = PROXY) {
  const request = new Request('http://shop/');
  if (forwardedFor !== undefined) request.headers.set('X-Forwarded-For', forwardedFor);
  setRemoteAddress(request, direct);
  return clientAddress(request, trustedProxies);
}

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[2001:DB8::0:1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8:0:0:0:0:0:1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['6.6.6.6,192.0.2.1', '192.0.2.1'],
  ['6.6.6.6, 192.0.2.1 ', '192.0.2.1'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '::1'],
])('reads %s as %s', (forwardedFor, address) => {
  expect(addressOf(forwardedFor, 1)).toBe(address);
});

it.each([
  undefined,
  '',
  ' ',
  '192.0.2.1,',
  'unknown',
  '_hidden',
  '192.0.2.999',
  '0300.0.2.1',
  '1',
  'shop.example',
  '::g',
])('falls back to the proxy’s own address for %s', (forwardedFor) => {
  expect(addressOf(forwardedFor, 1)).toBe(PROXY);
});

it('reads only as many entries as there are trusted proxies', () => {
  expect(addressOf('6.6.6.6, 192.0.2.1, 10.0.0.1', 2)).toBe('192.0.2.1');
  expect(addressOf('192.0.2.1', 2)).toBe(PROXY);
  expect(addressOf('192.0.2.1', 0)).toBe(PROXY);
});

it('returns one normalized address for every external request', () => {
  const text = fc.oneof(
    fc.string(),
    fc.ipV4(),
    fc.ipV6(),
    fc.ipV6().map((ip) => `[${ip}]:80`),
  );
  fc.assert(
    fc.property(text, (forwardedFor) => {
      const address = addressOf(forwardedFor, 1);
      expect(address).not.toBeNull();
      expect(addressOf(address ?? '', 1)).toBe(address);
    }),
  );
});

it('groups IPv6 addresses by /64 network, and IPv4 addresses individually', () => {
  expect(addressGroup('192.0.2.1')).toBe('192.0.2.1');
  expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(addressGroup('2001:db8:1:2::')).toBe('2001:db8:1:2::/64');
});
