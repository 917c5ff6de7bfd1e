import type { Picture } from '@mallard/domain/contract';
import type { Minor } from '@mallard/domain/money';

/** What every card shows, in the shape in which the shop has it. */
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

/** A grey picture. */
export const picture: Picture = {
  url: PIXEL,
  alt: '',
  width: 400,
  height: 400,
  sources: [],
  color: null,
  placeholder: null,
};

/** An amount of whole cents. */
export function cents(value: number): Minor {
  return value as Minor;
}

export function makeProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `product-${at}`,
    title: `Cloud-glaze mug with a bare clay foot, no. ${at + 1}`,
    price: cents(8900 + at * 100),
    originalPrice: cents(12_900 + at * 100),
    image: picture,
    sales: 1000 + at,
    rating: 4.2 + (at % 8) / 10,
    isFavorite: false,
    stock: 20,
    isNew: false,
    deal: null,
    onlySkuUuid: `sku-${at}`,
  }));
}

/** How prices are written where a library has no component for them. */
export function writePrice(price: Minor): string {
  return `¥${(price / 100).toFixed(2)}`;
}

/** How a number of pieces is written. */
export function writeCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
