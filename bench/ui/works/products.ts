import type { Picture } from '@mallard/domain/contract';
import type { Minor } from '@mallard/domain/money';

/** Data of a product card in the format of the shop. */
export interface Product {
  id: string;
  title: string;
  price: Minor;
  originalPrice: Minor;
  image: Picture;
  sales: number;
  rating: number;
  isFavorite: boolean;
  stock: number;
  isNew: boolean;
  deal: null;
  onlySkuUuid: string;
}

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** A gray picture. */
export const picture: Picture = {
  url: PIXEL,
  alt: '',
  width: 400,
  height: 400,
  sources: [],
  color: null,
  placeholder: null,
};

/** Converts whole cents to an amount. */
export function cents(value: number): Minor {
  return value as Minor;
}

export function makeProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `product-${index}`,
    title: `Cloud-glaze mug with a bare clay foot, no. ${index + 1}`,
    price: cents(8900 + index * 100),
    originalPrice: cents(12_900 + index * 100),
    image: picture,
    sales: 1000 + index,
    rating: 4.2 + (index % 8) / 10,
    isFavorite: false,
    stock: 20,
    isNew: false,
    deal: null,
    onlySkuUuid: `sku-${index}`,
  }));
}

/** Formats a price for libraries without a price component. */
export function writePrice(price: Minor): string {
  return `¥${(price / 100).toFixed(2)}`;
}

/** Formats a number of pieces. */
export function writeCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
