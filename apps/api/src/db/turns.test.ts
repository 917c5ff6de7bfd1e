import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('taking turns', () => {
  it('lets one run after the other, in the order they came', async () => {
    const inTurn = createTurns();
    const seen: string[] = [];
    const work = (name: string) =>
      inTurn(async () => {
        seen.push(`${name} begins`);
        await Promise.resolve();
        seen.push(`${name} ends`);
      });
    await Promise.all([work('a'), work('b'), work('c')]);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('goes on after work that failed', async () => {
    const inTurn = createTurns();
    const failed = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('ends work that waits for itself', async () => {
    const inTurn = createTurns(10);
    await expect(inTurn(() => inTurn(async () => 'never'))).rejects.toMatchObject({ code: '55P03' });
    expect(await inTurn(async () => 'free again')).toBe('free again');
  });
});
