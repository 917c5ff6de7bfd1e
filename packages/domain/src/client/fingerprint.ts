const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * Tells a JSON value from another without keeping it: the same value gives the same 16 hexadecimal digits, whatever the order
 * of its keys. Good against chance, not against malice.
 *
 * @see FNV-1a, 64 bits, http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value, sortKeys) ?? '';
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(16).padStart(16, '0');
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
