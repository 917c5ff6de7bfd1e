import { Refusal } from '@mallard/domain/serving';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createByteBudget } from './byteBudget.ts';

const limits = { perCaller: 100, perProcess: 250 };

/** Returns the error code, or the function that releases the bytes. */
function tryReserve(reserve: ReturnType<typeof createByteBudget>, callers: string[], bytes: number) {
  try {
    return reserve(callers, bytes);
  } catch (error) {
    return error instanceof Refusal ? error.code : 'not a refusal';
  }
}

it('returns different codes for the caller’s limit and the process limit', () => {
  const reserve = createByteBudget(limits);
  reserve(['a'], 100);
  expect(tryReserve(reserve, ['a'], 1)).toBe('RATE_LIMITED');
  reserve(['b'], 100);
  expect(tryReserve(reserve, ['c'], 51)).toBe('OVERLOADED');
  expect(tryReserve(reserve, ['c'], 50)).toBeTypeOf('function');
});

it('counts a body against each key of its caller', () => {
  const reserve = createByteBudget(limits);
  reserve(['user a', 'address 1'], 60);
  expect(tryReserve(reserve, ['user b', 'address 1'], 60)).toBe('RATE_LIMITED');
  expect(tryReserve(reserve, ['user a', 'address 2'], 60)).toBe('RATE_LIMITED');
  expect(tryReserve(reserve, ['user b', 'address 2'], 60)).toBeTypeOf('function');
});

it('never exceeds its limit, and is fully available after everything was released', () => {
  const step = fc.record({ caller: fc.constantFrom('a', 'b', 'c', 'd'), bytes: fc.nat(120), ends: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const reserve = createByteBudget(limits);
      const held: { caller: string; bytes: number; release: () => void }[] = [];
      for (const { caller, bytes, ends } of steps) {
        const result = tryReserve(reserve, [caller], bytes);
        if (typeof result === 'function') held.push({ caller, bytes, release: result });
        if (ends) held.shift()?.release();
        const sum = (of: typeof held) => of.reduce((total, { bytes }) => total + bytes, 0);
        expect(sum(held)).toBeLessThanOrEqual(limits.perProcess);
        expect(sum(held.filter((one) => one.caller === caller))).toBeLessThanOrEqual(limits.perCaller);
      }
      for (const { release } of held) release();
      expect(tryReserve(reserve, ['a'], limits.perCaller)).toBeTypeOf('function');
    }),
  );
});
