import { createHash } from 'node:crypto';

const NAMESPACE = Buffer.from('6d616c6c617264736565640000000001', 'hex');

/**
 * The id of a thing of the sample shop: the same in every installation and after every new start, so that links to it last.
 *
 * @param kind what it is, such as `product`
 * @param key  which one, unique within its kind
 * @see UUID version 5, https://www.rfc-editor.org/rfc/rfc9562#section-5.5
 * @example stableId('product', 'iris-headphones')
 */
export function stableId(kind: string, key: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(`${kind}:${key}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The id of a SKU, named by its product and the values chosen, in the order of the product's specifications. */
export function skuId(product: string, values: Readonly<Record<string, string>>): string {
  return stableId('sku', [product, ...Object.values(values)].join('/'));
}
