import { describe, expect, it } from 'vitest';
import { createSerialQueue } from './createSerialQueue.ts';

describe('a serial queue', () => {
  it('runs work one after another, in order', async () => {
    const enqueue = createSerialQueue();
    const seen: string[] = [];
    const work = (name: string) =>
      enqueue(async () => {
        seen.push(`${name} begins`);
        await Promise.resolve();
        seen.push(`${name} ends`);
      });
    await Promise.all([work('a'), work('b'), work('c')]);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('continues after failed work', async () => {
    const enqueue = createSerialQueue();
    const failed = enqueue(() => Promise.reject(new Error('no')));
    const next = enqueue(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('rejects work that waits for itself', async () => {
    const enqueue = createSerialQueue(10);
    await expect(enqueue(() => enqueue(async () => 'never'))).rejects.toMatchObject({ code: '55P03' });
    expect(await enqueue(async () => 'free again')).toBe('free again');
  });
});
