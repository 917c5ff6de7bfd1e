import { createUuid } from '@mallard/domain/client';
import { sha256 } from '@noble/hashes/sha2.js';
import type { ShopState } from './shopState.ts';

/** Generates pseudorandom bytes from the shop's seed: the same shop generates the same bytes again. */
function generateBytes(state: ShopState, count: number): Uint8Array {
  state.generatedCount += 1;
  return sha256(new TextEncoder().encode(`${state.seed}|${state.generatedCount}`)).subarray(0, count);
}

/** Generates an id. */
export function generateId(state: ShopState): string {
  return createUuid((bytes) => bytes.set(generateBytes(state, bytes.length)));
}

/** Generates decimal digits, at most 18. */
export function generateDigits(state: ShopState, count: number): string {
  const bytes = generateBytes(state, 8);
  const number = new DataView(bytes.buffer, bytes.byteOffset, 8).getBigUint64(0) % 10n ** BigInt(count);
  return String(number).padStart(count, '0');
}
