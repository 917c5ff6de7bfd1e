const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * Returns a fingerprint of a JSON value: 16 hexadecimal digits, independent of the order of its keys. Not secure
 * against attackers.
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
