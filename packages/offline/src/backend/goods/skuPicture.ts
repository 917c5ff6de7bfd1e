import type { Picture } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import type { ShelfSku } from '../shop/openShelf.ts';
import { toPicture } from './present.ts';

// A product must not lack a picture; one that does must not keep its buyer from the cart.
const NO_PICTURE: Picture = {
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  alt: '',
  width: 1,
  height: 1,
  sources: [],
  color: null,
  placeholder: null,
};

/** What a SKU looks like: its own picture, else its product's. */
export function skuPicture(sku: ShelfSku | undefined, locale: ContentLocale): Picture {
  const picture = sku?.picture ?? sku?.product.sample.pictures[0];
  return picture ? toPicture(picture, locale) : NO_PICTURE;
}
