import type { Product } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { describe, expect, it } from 'vitest';
import { guestItem } from './guestItem.ts';

const image = { url: '/media/mug', alt: '', width: 1, height: 1, sources: [], color: null, placeholder: null };

function mugWith(sku: { price?: number; stock?: number; limit?: number } = {}): Product {
  return {
    id: 'mug',
    title: 'Mug',
    image,
    price: 9_000,
    categories: [],
    specifications: [{ id: 'glaze', name: 'Glaze', values: [{ id: 'amber', name: 'Amber' }] }],
    skus: [
      {
        id: 'amber',
        values: { glaze: 'amber' },
        price: 9_000,
        originalPrice: null,
        stock: 5,
        limit: 99,
        image: null,
        ...sku,
      },
    ],
  } as unknown as Product;
}

const added = { productUuid: 'mug', title: 'A mug', price: minor(8_000) };
const line = { skuUuid: 'amber', quantity: 3, product: added };

describe('guestItem', () => {
  it('has price, options and stock of today, and the price when it was added', () => {
    expect(guestItem(line, mugWith())).toMatchObject({
      title: 'Mug',
      image,
      quantity: 3,
      price: 9_000,
      addedPrice: 8_000,
      stock: 5,
      status: 'available',
      attributes: [{ name: 'Glaze', value: 'Amber' }],
    });
  });

  it('has no change of price where the line was stored without its product', () => {
    expect(guestItem({ skuUuid: 'amber', quantity: 1 }, mugWith())).toMatchObject({ price: 9_000, addedPrice: 9_000 });
  });

  it.each([
    { sku: { stock: 0 }, status: 'soldOut' },
    { sku: { stock: 2 }, status: 'insufficient' },
    { sku: { limit: 2 }, status: 'insufficient' },
    { sku: { stock: 3 }, status: 'available' },
  ])('is $status with $sku', ({ sku, status }) => {
    expect(guestItem(line, mugWith(sku))?.status).toBe(status);
  });

  it('is no longer for sale where the product has lost the SKU, or is gone', () => {
    const other = { ...line, skuUuid: 'blue' };
    expect(guestItem(other, mugWith())).toMatchObject({ title: 'Mug', image, price: 8_000, status: 'offSale' });
    expect(guestItem(line, undefined)).toMatchObject({
      productUuid: 'mug',
      title: 'A mug',
      image: null,
      price: 8_000,
      addedPrice: 8_000,
      status: 'offSale',
    });
  });

  it('is nothing where neither the product nor what it was is known', () => {
    expect(guestItem({ skuUuid: 'amber', quantity: 1 }, undefined)).toBeNull();
  });
});
