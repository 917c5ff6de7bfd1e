/** Fills `bytes` with random values, as `crypto.getRandomValues` does. */
export type Random = (bytes: Uint8Array<ArrayBuffer>) => void;

/** The platform's secure random values, read at each call. */
export const systemRandom: Random = (bytes) => {
  globalThis.crypto.getRandomValues(bytes);
};

/**
 * Creates a random UUID, version 4. `crypto.randomUUID` is not available on plain http.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-4
 */
export function createUuid(random: Random = systemRandom): string {
  const bytes = new Uint8Array(16);
  random(bytes);
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
