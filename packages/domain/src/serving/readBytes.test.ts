import { describe, expect, it } from 'vitest';
import { readBytes } from './readBytes.ts';

/** Creates a request whose body sends one chunk and never ends. */
function stalled() {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new Uint8Array([1])),
    cancel: () => {
      isCancelled = true;
    },
  });
  const request = new Request('http://shop.test', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { request, isCancelled: () => isCancelled };
}

describe('the bytes of a body', () => {
  it('have a timeout', async () => {
    const { request, isCancelled } = stalled();
    await expect(readBytes(request, { bytes: 10, milliseconds: 10 })).rejects.toMatchObject({ status: 408 });
    expect(isCancelled()).toBe(true);
  });

  it('are not read beyond the limit', async () => {
    const { request, isCancelled } = stalled();
    const limit = { bytes: 0, milliseconds: 60_000 };
    await expect(readBytes(request, limit)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(isCancelled()).toBe(true);
  });

  it('are returned unchanged', async () => {
    const body = new Uint8Array([1, 2, 3]);
    const request = new Request('http://shop.test', { method: 'POST', body });
    expect([...(await readBytes(request, { bytes: 3, milliseconds: 60_000 }))]).toEqual([1, 2, 3]);
  });
});
