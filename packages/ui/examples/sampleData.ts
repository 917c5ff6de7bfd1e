import type { CartItem, Coupon, OrderPreview, Product } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { samplePicture } from '@mallard/ui/fixtures';

// SVG pictures that need no network. Your server sends URL, size and alternative text of photographs.
const front = samplePicture('mug', 'clay', '#a4532d', 'Stoneware mug');

const glazes = [
  { id: 'terra', name: 'Terracotta', swatch: '#a4532d', image: null },
  { id: 'sea', name: 'Sea blue', swatch: '#2d6aa4', image: null },
];
const sizes = [
  { id: '250', name: '250 ml', swatch: null, image: null },
  { id: '350', name: '350 ml', swatch: null, image: null },
];

export const product: Product = {
  id: 'mug',
  title: 'Handmade stoneware mug',
  subtitle: 'Wood-fired; no two are alike',
  price: minor(12800), // 128.00, in minor units
  originalPrice: minor(16800), // struck through; null when it costs what it always did
  image: front,
  images: [front, samplePicture('mug', 'mist', '#2d6aa4', 'The mug in sea blue')],
  sales: 1830,
  stock: 43,
  rating: 4.6,
  reviewCount: 128,
  tags: [],
  isNew: false,
  deal: null,
  categoryUuid: 'mugs',
  onlySkuUuid: null, // the one SKU of a product without options
  categories: [],
  services: [],
  parameters: [
    { name: 'Material', value: 'Stoneware' },
    { name: 'Height', value: '9.5 cm' },
  ],
  description: [
    { kind: 'heading', text: 'About this mug' },
    { kind: 'paragraph', text: 'Fired by three potters in a small kiln in the hills.' },
  ],
  // The options …
  specifications: [
    { id: 'glaze', name: 'Glaze', values: glazes },
    { id: 'size', name: 'Size', values: sizes },
  ],
  // … and the SKUs: one for each existing combination, with one value per specification.
  skus: [
    { id: 'terra-250', values: { glaze: 'terra', size: '250' }, price: minor(12800), stock: 3 },
    { id: 'sea-250', values: { glaze: 'sea', size: '250' }, price: minor(12800), stock: 40 },
    { id: 'sea-350', values: { glaze: 'sea', size: '350' }, price: minor(14800), stock: 0 },
  ].map((sku) => ({ ...sku, originalPrice: null, limit: 5, image: null })),
};

/** A cart line from your server; `status` is its availability, `addedPrice` its price when it was added. */
export function lineOf(skuId: string, quantity: number): CartItem {
  const sku = product.skus.find(({ id }) => id === skuId);
  if (!sku) throw new RangeError(`No such SKU: ${skuId}`);
  const attributes = product.specifications.map(({ id, name, values }) => ({
    name,
    value: values.find((value) => value.id === sku.values[id])?.name ?? '',
  }));
  return {
    id: `line-${sku.id}`,
    productUuid: product.id,
    skuUuid: sku.id,
    title: product.title,
    attributes,
    image: product.image,
    price: sku.price,
    originalPrice: sku.originalPrice,
    addedPrice: sku.price,
    quantity,
    stock: sku.stock,
    limit: sku.limit,
    isSelected: true,
    status: 'available',
  };
}

const coupon: Coupon = {
  id: 'kiln',
  name: 'Kiln coupon',
  kind: 'amount', // or percent (value in basis points: 1000 is 10 %), or freeShipping
  value: 3000,
  threshold: minor(10000),
  cap: null,
  categoryUuids: [],
  startTime: '2026-01-01T00:00:00.000Z',
  endTime: '2027-01-01T00:00:00.000Z',
  status: 'claimed',
  remaining: 10,
};

/** Coupons with the saving of each on this order, or why it cannot be used. */
export const coupons: OrderPreview['coupons'] = [{ coupon, isUsable: true, reason: null, saving: minor(3000) }];
