import * as catalogue from '@mallard/catalogue';
import type { Picture } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { minor } from '@mallard/domain/money';
import { PURCHASE_LIMIT } from '@mallard/domain/rules';
import { type SamplePicture, type SampleProduct, type SampleShop, skuId, stableId } from '@mallard/offline/backend';
import type { LineProduct } from '@mallard/offline/queue';

/** Photographs of the products in the orders and the cart of the demo account, in the size of a cart line. */
const photographs = import.meta.glob<string>(
  '../../../catalogue/pictures/{cloud-glaze-mug,evening-linen-lamp,fern-hand-wash,gooseneck-kettle,long-staple-towels,stoneware-candle,walnut-clock,washed-cotton-set}/*-320.webp',
  // As URLs: the contract does not accept data URLs.
  { eager: true, query: '?no-inline', import: 'default' },
);
const folder = '../../../catalogue/pictures/';
const productsWithPictures = new Set(Object.keys(photographs).map((path) => path.slice(folder.length).split('/')[0]));

/** The sample shop, reduced to products whose pictures are part of this Storybook; no server provides the others. */
export const sampleShop: SampleShop = {
  ...catalogue,
  products: catalogue.products.filter(({ slug }) => productsWithPictures.has(slug)).map(withOwnPictures),
};

/** Returns one SKU of each product as a line, in one language. */
export function sampleProducts(locale: ContentLocale): LineProduct[] {
  return sampleShop.products.map(({ slug, title, pictures, specifications, purchaseLimit, skus }) => {
    const sku = skus[1] ?? skus[0];
    const selectedValues = specifications.flatMap(({ slug: kind, name, values }) =>
      values.filter((value) => value.slug === sku?.values[kind]).map((value) => ({ name, value })),
    );
    const picture = selectedValues.find(({ value }) => value.picture)?.value.picture ?? pictures[0];
    if (!picture || !sku) throw new TypeError(`The sample shop has no picture or price of ${slug}`);
    return {
      productUuid: stableId('product', slug),
      skuUuid: skuId(slug, sku.values),
      title: title[locale],
      image: pictureIn(locale, picture),
      stock: sku.stock,
      limit: purchaseLimit ?? PURCHASE_LIMIT,
      attributes: selectedValues.map(({ name, value }) => ({ name: name[locale], value: value.name[locale] })),
      price: minor(sku.price),
      originalPrice: sku.originalPrice === null ? null : minor(sku.originalPrice),
    };
  });
}

/** Replaces the picture URLs of a product with URLs of this Storybook. */
function withOwnPictures(product: SampleProduct): SampleProduct {
  return {
    ...product,
    pictures: product.pictures.map(ownPicture),
    specifications: product.specifications.map((specification) => ({
      ...specification,
      values: specification.values.map((value) =>
        value.picture ? { ...value, picture: ownPicture(value.picture) } : value,
      ),
    })),
  };
}

function ownPicture(picture: SamplePicture): SamplePicture {
  const small = picture.sources.find(({ width, type }) => width === 320 && type === 'image/webp');
  const path = catalogue.findPhotograph(small?.url ?? '')?.path ?? '';
  return { ...picture, url: photographs[folder + path] ?? picture.url, sources: [] };
}

function pictureIn(locale: ContentLocale, { alt, ...picture }: SamplePicture): Picture {
  return { ...picture, alt: alt[locale], sources: [] };
}
