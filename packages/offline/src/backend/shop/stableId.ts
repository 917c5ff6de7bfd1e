import { sha1 } from '@noble/hashes/legacy.js';

const NAMESPACE = '6d616c6c617264736565640000000001';

/**
 * Returns the id of a sample object: the same on every server and device and after every restart, so that links stay
 * valid.
 *
 * @param kind kind of the object, such as `product`
 * @param key  key of the object, unique within its kind
 * @see UUID version 5, https://www.rfc-editor.org/rfc/rfc9562#section-5.5
 * @example stableId('product', 'iris-headphones')
 */
export function stableId(kind: string, key: string): string {
  const namespace = Uint8Array.from(NAMESPACE.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  const hashed = sha1(new Uint8Array([...namespace, ...new TextEncoder().encode(`${kind}:${key}`)]));
  const hex = Array.from(hashed.subarray(0, 16), (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x50 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the id of a SKU, from its product and values, in the order of the product's specifications. */
export function skuId(product: string, values: Readonly<Record<string, string>>): string {
  return stableId('sku', [product, ...Object.values(values)].join('/'));
}
