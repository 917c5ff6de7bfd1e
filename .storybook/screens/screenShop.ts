import * as catalogue from '@mallard/catalogue';
import type { SamplePicture, SampleProduct, SampleShop } from '@mallard/offline/backend';

/** How much of everything there is, whatever the catalogue says; `asItIs` leaves it to that. */
export type Stock = 'asItIs' | 'few' | 'soldOut' | 'noGoods';

const FEW = 3;
const whole: SampleShop = catalogue;

/** The whole sample shop, with its photographs where this Storybook serves them. */
export function screenShop(stock: Stock): SampleShop {
  return {
    ...whole,
    carousels: catalogue.carousels.map((slide) => ({ ...slide, wide: served(slide.wide), tall: served(slide.tall) })),
    reviewsOf: (product) =>
      whole.reviewsOf(product).map((review) => ({ ...review, pictures: review.pictures.map(served) })),
    categories: catalogue.categories.map((category) => ({ ...category, picture: served(category.picture) })),
    products:
      stock === 'noGoods' ? [] : catalogue.products.map((product) => stocked(withServedPictures(product), stock)),
  };
}

function stocked(product: SampleProduct, stock: Stock): SampleProduct {
  if (stock === 'asItIs') return product;
  const most = stock === 'few' ? FEW : 0;
  return { ...product, skus: product.skus.map((sku) => ({ ...sku, stock: Math.min(sku.stock, most) })) };
}

function withServedPictures(product: SampleProduct): SampleProduct {
  return {
    ...product,
    pictures: product.pictures.map(served),
    description: product.description.map((block) =>
      block.kind === 'image' ? { ...block, picture: served(block.picture) } : block,
    ),
    specifications: product.specifications.map((specification) => ({
      ...specification,
      values: specification.values.map((value) =>
        value.picture ? { ...value, picture: served(value.picture) } : value,
      ),
    })),
  };
}

function served<Shown extends SamplePicture>(picture: Shown): Shown {
  const addressOf = (url: string) => {
    const path = catalogue.findPhotograph(url)?.path;
    return path === undefined ? url : new URL(`pictures/${path}`, document.baseURI).pathname;
  };
  const sources = picture.sources.map((source) => ({ ...source, url: addressOf(source.url) }));
  return { ...picture, url: addressOf(picture.url), sources };
}
