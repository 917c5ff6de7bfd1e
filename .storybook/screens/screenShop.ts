import * as catalogue from '@mallard/catalogue';
import type { SamplePicture, SampleProduct, SampleShop } from '@mallard/offline/backend';

/** Stock of all products; `asItIs` is the stock in the catalogue. */
export type Stock = 'asItIs' | 'few' | 'soldOut' | 'noProducts';

const FEW = 3;
const fullShop: SampleShop = catalogue;

/** Returns the whole sample shop, with picture URLs of this Storybook. */
export function screenShop(stock: Stock): SampleShop {
  return {
    ...fullShop,
    carousels: catalogue.carousels.map((slide) => ({
      ...slide,
      wide: servedPicture(slide.wide),
      tall: servedPicture(slide.tall),
    })),
    reviewsOf: (product) =>
      fullShop.reviewsOf(product).map((review) => ({ ...review, pictures: review.pictures.map(servedPicture) })),
    categories: catalogue.categories.map((category) => ({ ...category, picture: servedPicture(category.picture) })),
    products:
      stock === 'noProducts' ? [] : catalogue.products.map((product) => withStock(withServedPictures(product), stock)),
  };
}

function withStock(product: SampleProduct, stock: Stock): SampleProduct {
  if (stock === 'asItIs') return product;
  const max = stock === 'few' ? FEW : 0;
  return { ...product, skus: product.skus.map((sku) => ({ ...sku, stock: Math.min(sku.stock, max) })) };
}

function withServedPictures(product: SampleProduct): SampleProduct {
  return {
    ...product,
    pictures: product.pictures.map(servedPicture),
    description: product.description.map((block) =>
      block.kind === 'image' ? { ...block, picture: servedPicture(block.picture) } : block,
    ),
    specifications: product.specifications.map((specification) => ({
      ...specification,
      values: specification.values.map((value) =>
        value.picture ? { ...value, picture: servedPicture(value.picture) } : value,
      ),
    })),
  };
}

function servedPicture<Shown extends SamplePicture>(picture: Shown): Shown {
  const urlOf = (url: string) => {
    const path = catalogue.findPhotograph(url)?.path;
    return path === undefined ? url : new URL(`pictures/${path}`, document.baseURI).pathname;
  };
  const sources = picture.sources.map((source) => ({ ...source, url: urlOf(source.url) }));
  return { ...picture, url: urlOf(picture.url), sources };
}
