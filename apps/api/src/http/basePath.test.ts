import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createBasePath } from './basePath.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** Requests a path from a server below `/shop`. The server answers with the URL that its code sees. */
async function request(path: string): Promise<{ status: number; location: string | null; text: string }> {
  const { enter } = createBasePath('/shop');
  const running = createServer((incoming, outgoing) => {
    if (enter(incoming, outgoing)) outgoing.end(incoming.url);
  });
  server = running;
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  const { port } = running.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('Location'), text: await response.text() };
}

function leave(headers: HeadersInit): Headers {
  return createBasePath('/shop').leave(new Response('body', { status: 303, headers })).headers;
}

describe('createBasePath', () => {
  it.each([
    ['/shop/home', '/home'],
    ['/shop/', '/'],
    ['/shop', '/'],
    ['/shop?a=1', '/?a=1'],
    ['/shop/search?keyword=/shop/', '/search?keyword=/shop/'],
    ['/shop/shop', '/shop'],
    ['/shop//other.example', '//other.example'],
  ])('removes the path from %s', async (path, seen) => {
    expect(await request(path)).toEqual({ status: 200, location: null, text: seen });
  });

  it.each(['/home', '/api/products', '/shopping', '/Shop/home', '/%73hop/home', '//shop/home', '/health'])(
    'answers 404 outside of it: %s',
    async (path) => {
      expect(await request(path)).toMatchObject({ status: 404, location: null });
    },
  );

  it('redirects the root of the origin to it', async () => {
    expect(await request('/?utm_source=mail')).toMatchObject({ status: 302, location: '/shop/' });
  });

  it('adds the path to redirects within the server, and to no others', () => {
    expect(leave({ Location: '/payment-result?orderUuid=1' }).get('Location')).toBe('/shop/payment-result?orderUuid=1');
    expect(leave({ Location: '//other.example/' }).get('Location')).toBe('//other.example/');
    expect(leave({ Location: 'https://pay.example/1' }).get('Location')).toBe('https://pay.example/1');
  });

  it('limits cookies to the path, unless browsers accept them for the root only', () => {
    const headers = new Headers();
    headers.append('Set-Cookie', 'device=1; Path=/; HttpOnly');
    headers.append('Set-Cookie', 'token=2; HttpOnly; path=/api');
    headers.append('Set-Cookie', '__Host-device=3; Path=/; Secure');
    expect(leave(headers).getSetCookie()).toEqual([
      'device=1; Path=/shop; HttpOnly',
      'token=2; HttpOnly; path=/shop/api',
      '__Host-device=3; Path=/; Secure',
    ]);
  });

  it('changes nothing without a path', () => {
    const { enter, leave: leaveRoot } = createBasePath('');
    const incoming = { url: '/home' } as IncomingMessage;
    expect(enter(incoming, {} as never)).toBe(true);
    expect(incoming.url).toBe('/home');
    const response = new Response(null, { headers: { Location: '/home' } });
    expect(leaveRoot(response)).toBe(response);
  });
});
