import { minor } from '@mallard/domain/money';
import { createStore, memoryArea, type StorageLike } from '@mallard/domain/storage';
import { describe, expect, it } from 'vitest';
import { createViewedProducts } from './viewedProducts.ts';

type Added = Parameters<ReturnType<typeof createViewedProducts>['add']>[0];

const product = (id: number): Added => ({
  title: `Mug ${id}`,
  subtitle: '',
  price: minor(1000),
  originalPrice: null,
  sales: 0,
  stock: 3,
  rating: 5,
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  reviewCount: 0,
  tags: [],
  isNew: false,
  image: { url: '/mug.webp', alt: '', width: 100, height: 100, sources: [], color: null, placeholder: null },
  deal: null,
  categoryUuid: '00000000-0000-4000-8000-000000000001',
  onlySkuUuid: null,
});

let time = 0;
const now = () => {
  time += 1;
  return time;
};
function open(area: StorageLike | null = memoryArea()) {
  const store = createStore({ area, now });
  return { store, viewed: createViewedProducts(store, now) };
}
const titles = ({ viewed }: Pick<ReturnType<typeof open>, 'viewed'>) =>
  viewed.read().map((entry) => entry.product.title);

describe('the viewed products', () => {
  it('are listed once each, newest first, also after a reload', () => {
    const tab = open();
    for (const id of [1, 2, 1]) tab.viewed.add(product(id), 'en-US');
    expect(titles(tab)).toEqual(['Mug 1', 'Mug 2']);
    expect(titles({ viewed: createViewedProducts(tab.store, now) })).toEqual(['Mug 1', 'Mug 2']);
  });

  it('are limited to fifty', () => {
    const tab = open();
    for (let id = 1; id <= 60; id += 1) tab.viewed.add(product(id), 'en-US');
    expect(tab.viewed.read()).toHaveLength(50);
    expect(titles(tab)[0]).toBe('Mug 60');
  });

  it('contain only the fields of a card, not the full product', () => {
    const tab = open();
    tab.viewed.add({ ...product(1), description: [{ kind: 'heading', text: 'long' }] } as Added, 'en-US');
    expect(tab.viewed.read()[0]?.product).toEqual(product(1));
  });

  it('can be removed one by one or all at once, and notify listeners', () => {
    const tab = open();
    let changes = 0;
    tab.viewed.subscribe(() => {
      changes += 1;
    });
    for (const id of [1, 2, 3]) tab.viewed.add(product(id), 'en-US');
    tab.viewed.remove(product(2).id);
    expect(titles(tab)).toEqual(['Mug 3', 'Mug 1']);
    tab.viewed.clear();
    expect(titles(tab)).toEqual([]);
    expect(changes).toBe(5);
  });

  it('include what another tab added', () => {
    const { store, viewed } = open();
    const other = createViewedProducts(store, now);
    viewed.add(product(1), 'en-US');
    other.add(product(2), 'en-US');
    viewed.refresh();
    expect(titles({ viewed })).toEqual(['Mug 2', 'Mug 1']);
  });

  it('are listed until the tab closes when storage is full', () => {
    const full: StorageLike = {
      ...memoryArea(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const tab = open(full);
    tab.viewed.add(product(1), 'en-US');
    expect(titles(tab)).toEqual(['Mug 1']);
  });

  it('omit an invalid entry', () => {
    const tab = open();
    tab.viewed.add(product(1), 'en-US');
    const area = memoryArea();
    const valid = { product: product(2), viewedAt: 5, locale: 'en-US' };
    area.setItem('viewedProducts', JSON.stringify({ v: 1, at: 1, data: [{ product: 'broken' }, valid] }));
    expect(titles(open(area))).toEqual(['Mug 2']);
  });
});
