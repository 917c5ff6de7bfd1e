import type { Picture } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { toPicture } from '@mallard/domain/serving';
import type { CatalogSku } from '../shop/openCatalog.ts';

// Placeholder for a product without a picture, which must not prevent its purchase.
const NO_PICTURE: Picture = {
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  alt: '',
  width: 1,
  height: 1,
  sources: [],
  color: null,
  placeholder: null,
};

/** Returns the picture of a SKU, or that of its product. */
export function skuPicture(sku: CatalogSku | undefined, locale: ContentLocale): Picture {
  const picture = sku?.picture ?? sku?.product.sample.pictures[0];
  return picture ? toPicture(picture, locale) : NO_PICTURE;
}
