import { createUuid } from '@mallard/domain/client';
import { sha256 } from '@noble/hashes/sha2.js';
import type { ShopState } from './shopState.ts';

/** Draws bytes that look random and follow from the shop's seed: the same shop draws the same again. */
function drawBytes(state: ShopState, count: number): Uint8Array {
  state.drawn += 1;
  return sha256(new TextEncoder().encode(`${state.seed}|${state.drawn}`)).subarray(0, count);
}

/** Draws an id. */
export function drawId(state: ShopState): string {
  return createUuid((bytes) => bytes.set(drawBytes(state, bytes.length)));
}

/** Draws so many decimal digits, at most 18. */
export function drawDigits(state: ShopState, count: number): string {
  const drawn = drawBytes(state, 8);
  const number = new DataView(drawn.buffer, drawn.byteOffset, 8).getBigUint64(0) % 10n ** BigInt(count);
  return String(number).padStart(count, '0');
}
